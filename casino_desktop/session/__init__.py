"""A game in progress and the record of it; knows neither files nor a screen."""
