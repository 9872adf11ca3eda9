/* A tag, a function and a variable may share a name; a macro among the fields of a struct is everybody's. */
#ifndef RIG_H
#define RIG_H
enum rig_sort { RIG_SQUARE, RIG_FORE };
struct rig_list { int turns; };
extern struct rig_list rig_list;
enum rig_sort rig_sort(const char* name);
struct rig {
  int flags;
#define RIG_FURLED 1
};
#endif
