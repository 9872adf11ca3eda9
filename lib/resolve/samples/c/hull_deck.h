#define HULL_DECK_FIELDS int masts; double height;
