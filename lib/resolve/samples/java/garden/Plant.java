package garden;

public interface Plant {
  int height();
  default boolean isTall() { return «height→garden.Plant.height, scope»() > 100; }
}
