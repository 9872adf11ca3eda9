package garden.tools;

public class Shears {
  public void cut() {}
}
