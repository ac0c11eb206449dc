"""A place in one of Qt's models, as its methods are given it."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex

Index = QModelIndex | QPersistentModelIndex
NOWHERE = QModelIndex()
"""What is no place, or the root of a list."""
