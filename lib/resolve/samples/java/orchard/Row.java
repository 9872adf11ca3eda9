package orchard;

public class Row { private static class Ladder extends Object { int rungs; } }
