package fathom.walker;

/** Where a name is declared. Line and column are 0-based. */
public record Place(SourceFile file, int line, int column) {}
