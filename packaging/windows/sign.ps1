# Signs files with the certificate in $env:SIGNING_CERTIFICATE (a .pfx in base64); does nothing
# where there is none:  packaging\windows\sign.ps1 FILE...
param([Parameter(Mandatory, ValueFromRemainingArguments)][string[]]$Files)
$ErrorActionPreference = 'Stop'
if (-not $env:SIGNING_CERTIFICATE) {
    Write-Output 'There is no certificate: the files stay unsigned.'
    exit 0
}
$certificate = Join-Path ([IO.Path]::GetTempPath()) "$([guid]::NewGuid()).pfx"
try {
    [IO.File]::WriteAllBytes($certificate, [Convert]::FromBase64String($env:SIGNING_CERTIFICATE))
    $kits = "${env:ProgramFiles(x86)}\Windows Kits\10\bin"
    $tool = Get-ChildItem "$kits\*\x64\signtool.exe" | Sort-Object FullName | Select-Object -Last 1
    & $tool.FullName sign /fd SHA256 /td SHA256 /tr http://timestamp.digicert.com `
        /f $certificate /p $env:SIGNING_PASSWORD @Files
    if ($LASTEXITCODE -ne 0) { exit $LASTEXITCODE }
} finally {
    Remove-Item -Force -ErrorAction SilentlyContinue $certificate
}
