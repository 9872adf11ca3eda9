class Bell {
  constructor() {
    this.«ring→Bell.ring, receiver» = this.«ring→Bell.ring, receiver».bind(this);
    this.tone = 1;
    this.«size→Bell.size, receiver» = 2;
  }
  ring() {
    return this.«tone→Bell.tone, receiver»;
  }
  get size() {
    return 1;
  }
  set size(value) {}
  hang(post) {
    post.on("swing", this.«ring→Bell.ring, receiver»);
    const inner = function () {
      this.ring = 1;
    };
    return inner;
  }
}

export const hung = (bell) => bell;
