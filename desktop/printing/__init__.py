"""What is printed: the same pages on a printer, in a preview and in a PDF."""
