chapter-los = Line of sight
