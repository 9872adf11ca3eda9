package garden;

public interface Plant {
  /** In centimetres. */
  int height();
  default boolean isTall() { return «height→garden.Plant.height, scope»() > 100; }
}
