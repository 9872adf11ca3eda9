struct Note {
  Note(const char *text);
};
Note operator""_note(const char *text, unsigned long size);

struct Entry {
  void weigh(int grams) &&;
};

struct Ledger {
  Ledger &write(Note name, Note value);
  Ledger &write(Note name, bool value);
  Ledger &write(Note name, const char *value);
  template <class T> Ledger &write(Note name, const T &value);
  Entry entry();
};

template <class KeyT> struct Book {
  typedef KeyT Key;
  int page(const Key &key, bool isOpen);
  int page(const Key &key, Note note);
};
template <typename KeyT> int Book<KeyT>::page(const KeyT &key, bool isOpen) { return 1; }
