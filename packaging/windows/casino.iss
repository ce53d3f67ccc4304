; Inno Setup 6.4, which speaks Swedish, or newer:  iscc /DVersion=0.1.0 packaging\windows\casino.iss
; With /Ssigntool=... and /DSign both the programs and the installer are signed.
#ifndef Version
  #error Say which version: iscc /DVersion=0.1.0
#endif
#define Bundle "..\..\build\bundle\casino"

[Setup]
AppId={{6A3C2E0B-7C0F-4F0B-9D0E-5B1C4A2D7E91}
AppName=Casino
AppVersion={#Version}
AppPublisher=The Casino developers
AppPublisherURL=https://github.com/casino-desktop/casino-desktop
DefaultDirName={autopf}\Casino
DefaultGroupName=Casino
DisableProgramGroupPage=yes
; For this user alone, unless an administrator chooses otherwise.
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
MinVersion=10.0.17763
LicenseFile=..\..\LICENSE
SetupIconFile=..\..\build\icons\casino.ico
UninstallDisplayIcon={app}\casino-desktop.exe
UninstallDisplayName=Casino
OutputDir=..\..\dist
OutputBaseFilename=casino-desktop-{#Version}-windows-x64
Compression=lzma2/max
SolidCompression=yes
WizardStyle=modern
ChangesAssociations=yes
CloseApplications=yes
RestartApplications=no
VersionInfoVersion={#Version}
ShowLanguageDialog=auto
#ifdef Sign
SignTool=sign
SignedUninstaller=yes
#endif

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "de"; MessagesFile: "compiler:Languages\German.isl"
Name: "da"; MessagesFile: "compiler:Languages\Danish.isl"
Name: "sv"; MessagesFile: "compiler:Languages\Swedish.isl"

[CustomMessages]
en.GameFile=Casino game
de.GameFile=Casino-Spiel
da.GameFile=Casino-spil
sv.GameFile=Casino-parti
en.RulesFile=Casino rule set
de.RulesFile=Casino-Regeln
da.RulesFile=Regler til casino
sv.RulesFile=Casinoregler
en.Associate=Open saved games (.casino) and rule sets (.casino-rules) with Casino
de.Associate=Gespeicherte Spiele (.casino) und Regeln (.casino-rules) mit Casino öffnen
da.Associate=Åbn gemte spil (.casino) og regler (.casino-rules) med Casino
sv.Associate=Öppna sparade partier (.casino) och regler (.casino-rules) med Casino
en.Comment=Play the card game Casino
de.Comment=Spiele das Kartenspiel Casino
da.Comment=Spil kortspillet casino
sv.Comment=Spela kortspelet casino
en.RemoveGames=Remove your saved games and settings, too?
de.RemoveGames=Auch deine gespeicherten Spiele und Einstellungen entfernen?
da.RemoveGames=Skal dine gemte spil og indstillinger også fjernes?
sv.RemoveGames=Ska dina sparade partier och inställningar också tas bort?

[Tasks]
Name: "associate"; Description: "{cm:Associate}"
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked

[InstallDelete]
; Libraries of an older version must not stay beside those of this one.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
#ifdef Sign
Source: "{#Bundle}\*.exe"; DestDir: "{app}"; Flags: ignoreversion sign
#else
Source: "{#Bundle}\*.exe"; DestDir: "{app}"; Flags: ignoreversion
#endif
Source: "{#Bundle}\_internal\*"; DestDir: "{app}\_internal"; Flags: ignoreversion recursesubdirs createallsubdirs
Source: "..\..\LICENSE"; DestDir: "{app}"; Flags: ignoreversion

[Icons]
Name: "{autoprograms}\Casino"; Filename: "{app}\casino-desktop.exe"; Comment: "{cm:Comment}"
Name: "{autodesktop}\Casino"; Filename: "{app}\casino-desktop.exe"; Comment: "{cm:Comment}"; Tasks: desktopicon

[Registry]
Root: HKA; Subkey: "Software\Classes\.casino"; ValueType: string; ValueData: "Casino.Record"; Flags: uninsdeletevalue uninsdeletekeyifempty; Tasks: associate
Root: HKA; Subkey: "Software\Classes\.casino"; ValueType: string; ValueName: "Content Type"; ValueData: "application/x-casino-record"; Flags: uninsdeletevalue uninsdeletekeyifempty; Tasks: associate
Root: HKA; Subkey: "Software\Classes\Casino.Record"; ValueType: string; ValueData: "{cm:GameFile}"; Flags: uninsdeletekey; Tasks: associate
Root: HKA; Subkey: "Software\Classes\Casino.Record\DefaultIcon"; ValueType: string; ValueData: "{app}\casino-desktop.exe,0"; Tasks: associate
Root: HKA; Subkey: "Software\Classes\Casino.Record\shell\open\command"; ValueType: string; ValueData: """{app}\casino-desktop.exe"" ""%1"""; Tasks: associate
Root: HKA; Subkey: "Software\Classes\.casino-rules"; ValueType: string; ValueData: "Casino.Rules"; Flags: uninsdeletevalue uninsdeletekeyifempty; Tasks: associate
Root: HKA; Subkey: "Software\Classes\.casino-rules"; ValueType: string; ValueName: "Content Type"; ValueData: "application/x-casino-rules"; Flags: uninsdeletevalue uninsdeletekeyifempty; Tasks: associate
Root: HKA; Subkey: "Software\Classes\Casino.Rules"; ValueType: string; ValueData: "{cm:RulesFile}"; Flags: uninsdeletekey; Tasks: associate
Root: HKA; Subkey: "Software\Classes\Casino.Rules\DefaultIcon"; ValueType: string; ValueData: "{app}\casino-desktop.exe,0"; Tasks: associate
Root: HKA; Subkey: "Software\Classes\Casino.Rules\shell\open\command"; ValueType: string; ValueData: """{app}\casino-desktop.exe"" ""%1"""; Tasks: associate

[Run]
Filename: "{app}\casino-desktop.exe"; Description: "{cm:LaunchProgram,Casino}"; Flags: nowait postinstall skipifsilent

[UninstallDelete]
; What Qt has compiled of the program.
Type: filesandordirs; Name: "{localappdata}\casino\cache"
Type: dirifempty; Name: "{localappdata}\casino"

[Code]
procedure CurUninstallStepChanged(Step: TUninstallStep);
begin
  // Silent removals ask nothing and keep the games.
  if (Step = usPostUninstall) and not UninstallSilent and
     (MsgBox(CustomMessage('RemoveGames'), mbConfirmation, MB_YESNO or MB_DEFBUTTON2) = IDYES) then
    DelTree(ExpandConstant('{localappdata}\casino'), True, True, True);
end;
