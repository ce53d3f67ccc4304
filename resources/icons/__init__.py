"""The application's icon and the line icons of its buttons."""
