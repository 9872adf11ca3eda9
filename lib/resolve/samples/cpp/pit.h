struct pit { int depth; };
void dig(struct pit *at, int by);
