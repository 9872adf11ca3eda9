namespace quay {
struct Post {
  Post(int height);
  int height;
};
struct Lamp : Post {
  Lamp();
};
}
