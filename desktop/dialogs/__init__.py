"""Dialogs: one file each; they return plain data."""
