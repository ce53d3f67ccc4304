"""The window's room: models between the session and QML. Importing the package loads no Qt."""
