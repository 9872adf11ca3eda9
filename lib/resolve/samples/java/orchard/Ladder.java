package orchard.tools;

public class Ladder { public boolean reaches(String branch) { return true; } }
