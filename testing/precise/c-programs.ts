/** Small programs in C and C++, and what their names mean. */
import { lines, type ConformanceProgram } from "./conformance";

export const C_PROGRAMS: readonly ConformanceProgram[] = [
  {
    what: "C: what one source puts in place of the system's, and no header announces, is no other file's",
    files: {
      "src/faults.c": lines(
        "#include <stdio.h>",
        "int puts(const char *text) { return -1; }",
        "int remove(const char *path) { return puts(path); }",
      ),
      "src/compat.h": lines("#include <string.h>", "char *strdup(const char *text);"),
      "src/compat.c": lines('#include "compat.h"', "char *strdup(const char *text) { return 0; }"),
      "src/use.c": lines(
        "#include <stdio.h>",
        '#include "compat.h"',
        'int use(void) { puts(strdup("a")); return remove("a"); }',
      ),
    },
    means: {
      "src/faults.c:3 puts": "src/faults.c:2 puts",
      "src/use.c:3 puts": "outside",
      "src/use.c:3 strdup": ["src/compat.c:2 strdup", "src/compat.h:2 strdup"],
      "src/use.c:3 remove": "outside",
    },
  },
  {
    what: "C: a header is found without being told where, and a name means all of its declarations",
    files: {
      "include/crane/crane.h": lines("struct crane { int load; };", "int lift(struct crane *c);", "#define HEIGHT 3"),
      "src/crane.c": lines("#include <crane/crane.h>", "int lift(struct crane *c) { return c->load; }"),
      "app/use.c": lines(
        "#include <stdio.h>",
        '#include "crane/crane.h"',
        'int main(void) { struct crane c = {HEIGHT}; printf("%d", lift(&c)); return c.load; }',
      ),
    },
    means: {
      "app/use.c:3 crane": "include/crane/crane.h:1 crane",
      "app/use.c:3 HEIGHT": "include/crane/crane.h:3 HEIGHT",
      "app/use.c:3 lift": ["src/crane.c:2 lift", "include/crane/crane.h:2 lift"],
      "app/use.c:3 load": "include/crane/crane.h:1 load",
      "app/use.c:3 c": "silent",
    },
  },
  {
    what: "C++: the receiver's type decides, through a template of the system's library as well",
    files: {
      "load.hpp": lines(
        "#pragma once",
        "#include <memory>",
        "struct Load { virtual ~Load() = default; virtual int weigh() const = 0; };",
        "struct Bin : Load { int weigh() const override; int weigh(int); };",
        "inline std::unique_ptr<Bin> fill() { return std::make_unique<Bin>(); }",
      ),
      "bin.cpp": lines(
        '#include "load.hpp"',
        "int Bin::weigh() const { return 1; }",
        "int Bin::weigh(int n) { return n; }",
      ),
      "use.cpp": lines(
        '#include "load.hpp"',
        "int use(const Load& l) { auto b = fill(); return b->weigh(2) + l.weigh(); }",
      ),
    },
    means: {
      "use.cpp:2 Load": "load.hpp:3 Load",
      "use.cpp:2 fill": "load.hpp:5 fill",
      "use.cpp:2 weigh": ["bin.cpp:3 weigh", "load.hpp:4 weigh#2"],
      "use.cpp:2 weigh#2": "load.hpp:3 weigh",
      "load.hpp:5 unique_ptr": "outside",
      "bin.cpp:2 Bin": "load.hpp:4 Bin",
    },
    bases: { "load.hpp:4 Bin": "load.hpp:3 Load" },
    overrides: { "bin.cpp:2 weigh": "load.hpp:3 weigh" },
  },
  {
    what: "C++: a call of a class means the class; what only repeats the system's declaration is the system's",
    files: {
      "load.hpp": lines("struct timeval;", "struct Load { Load(); explicit Load(int n); };"),
      "load.cpp": lines('#include "load.hpp"', "#include <sys/time.h>", "Load::Load() {}", "Load::Load(int n) {}"),
      "use.cpp": lines('#include "load.hpp"', "Load use(timeval* t) { return Load(2); }"),
      "own/a.c": lines("struct part { int size; };", "int a(struct part *p) { return p->size; }"),
      "own/b.c": lines("struct part { int size; };", "int b(struct part *p) { return p->size; }"),
    },
    means: {
      "use.cpp:2 Load#2": "load.hpp:2 Load",
      "use.cpp:2 timeval": "outside",
      "own/a.c:2 size": "own/a.c:1 size",
      "own/b.c:2 part": "own/b.c:1 part",
    },
  },
  {
    what: "C: a type that only another configuration defines is not the system's",
    files: {
      "cache.h": lines("typedef struct cache_s cache_t;", "#if CACHE", "struct cache_s { int size; };", "#endif"),
      "use.c": lines('#include "cache.h"', "cache_t *one;"),
    },
    means: { "cache.h:1 cache_s": "silent", "use.c:2 cache_t": "cache.h:1 cache_t" },
  },
  {
    what: "a header that a build would make is filled in from its template, one that is nowhere costs only what it declares",
    files: {
      "config.h.in": lines("#cmakedefine WITH_CRANE 1", "#cmakedefine HAVE_LIBFOO 1"),
      "crane.c": lines(
        '#include "config.h"',
        '#include "generated/tables.h"',
        "#ifdef WITH_CRANE",
        "int crane(void) { return 1; }",
        "#endif",
        "#ifdef HAVE_LIBFOO",
        "int foo(void) { return crane(); }",
        "#endif",
        "int use(void) { return crane(); }",
      ),
    },
    means: { "crane.c:9 crane": "crane.c:4 crane", "crane.c:7 crane": "silent" },
  },
  {
    what: "of two headers of one name the nearer one is meant",
    files: {
      "one/inc/part.h": lines("int part_of_one(void);"),
      "one/src/a.c": lines('#include "part.h"', "int a(void) { return part_of_one(); }"),
      "two/inc/part.h": lines("int part_of_two(void);"),
      "two/src/b.c": lines('#include "part.h"', "int b(void) { return part_of_two(); }"),
    },
    means: {
      "one/src/a.c:2 part_of_one": "one/inc/part.h:1 part_of_one",
      "two/src/b.c:2 part_of_two": "two/inc/part.h:1 part_of_two",
    },
  },
  {
    what: "C++ on Unreal Engine, which is not there: its marks, pointers and containers lead to the code's own types",
    files: {
      "Yard/Crane.h": lines(
        "#pragma once",
        '#include "CoreMinimal.h"',
        '#include "Crane.generated.h"',
        "DECLARE_DYNAMIC_MULTICAST_DELEGATE_OneParam(FOnLifted, class ULoad*, Load);",
        "UCLASS(BlueprintType) class YARD_API ULoad : public UObject { GENERATED_BODY()",
        "public: UPROPERTY(EditAnywhere, meta = (ClampMin = 1)) int32 Mass; UFUNCTION() virtual int32 Weigh() const; void Add(int32 N); };",
        "UCLASS() class YARD_API ACrane : public AActor { GENERATED_BODY()",
        "public: UPROPERTY() TArray<TObjectPtr<ULoad>> Loads; TMap<FName, ULoad*> ByName; FOnLifted OnLifted; UFUNCTION() void Lift(FName Name, ECollisionChannel C); };",
        "class FMove : public FSavedMove { typedef FSavedMove Super; public: void Clear(); };",
      ),
      "Yard/Crane.cpp": lines(
        '#include "Crane.h"',
        "int32 ULoad::Weigh() const { return Mass; }",
        "void ACrane::Lift(FName Name, ECollisionChannel C) {",
        "  for (ULoad* Load : Loads) { Load->Weigh(); }",
        "  Loads[0]->Weigh(); if (ULoad* Found = ByName.FindRef(Name)) Found->Add(1);",
        "  Cast<ULoad>(GetOuter())->Weigh(); ULoad* L = NewObject<ULoad>(this); Loads.Add(L); check(L->Mass > 0);",
        "  GetWorld()->Weigh(); OnLifted.Broadcast(L);",
        "}",
        "void FMove::Clear() { Super::Clear(); }",
      ),
    },
    means: {
      "Yard/Crane.cpp:2 Mass": "Yard/Crane.h:6 Mass",
      "Yard/Crane.cpp:4 Weigh": ["Yard/Crane.cpp:2 Weigh", "Yard/Crane.h:6 Weigh"],
      "Yard/Crane.cpp:4 Loads": "Yard/Crane.h:8 Loads",
      "Yard/Crane.cpp:5 Weigh": ["Yard/Crane.cpp:2 Weigh", "Yard/Crane.h:6 Weigh"],
      "Yard/Crane.cpp:5 Add": "Yard/Crane.h:6 Add",
      "Yard/Crane.cpp:6 Add": "outside",
      "Yard/Crane.cpp:6 Mass": "Yard/Crane.h:6 Mass",
      "Yard/Crane.cpp:7 Weigh": "silent",
      "Yard/Crane.cpp:9 Clear#2": "silent",
      "Yard/Crane.cpp:7 OnLifted": "Yard/Crane.h:8 OnLifted",
      "Yard/Crane.h:8 FName": "outside",
      "Yard/Crane.h:8 FOnLifted": "Yard/Crane.h:4 FOnLifted",
    },
    bases: {},
    overrides: {},
  },
  {
    what: "C++: what the program stands on is read where includes lead, and is outside all the same",
    external: {
      "engine/public/yard/fleet.h": lines(
        "#pragma once",
        '#include "detail/pointer.h"',
        "struct Yard { virtual void open(); };",
      ),
      "engine/public/yard/detail/pointer.h": lines("template<class T> struct Owner { T* operator->() const; };"),
      "other/fleet.h": lines("#error not this one"),
    },
    files: {
      "use.cpp": lines(
        "#include <yard/fleet.h>",
        "struct Crane : Yard { void open() override; int lift(); };",
        "int use(Owner<Crane> crane) { crane->open(); return crane->lift(); }",
      ),
    },
    means: {
      "use.cpp:2 Yard": "outside",
      "use.cpp:3 Owner": "outside",
      "use.cpp:3 open": "use.cpp:2 open",
      "use.cpp:3 lift": "use.cpp:2 lift",
    },
  },
  {
    what: "C++: code on Unreal Engine is read with the engine's headers where they are given",
    external: {
      "Source/Runtime/CoreUObject/Public/UObject/ObjectMacros.h": lines(
        "#pragma once",
        "#define UPROPERTY(...)",
        "#define UCLASS(...) PROLOG_THAT_IS_NOT_THERE(CURRENT_FILE_ID)",
        "#define GENERATED_BODY(...) BODY_THAT_IS_NOT_THERE(CURRENT_FILE_ID)",
      ),
      "Source/Runtime/Core/Public/CoreMinimal.h": lines(
        "#pragma once",
        "#if PLATFORM_LINUX || PLATFORM_MAC || PLATFORM_WINDOWS",
        "template<class T> class TArray { public: T& Last(); };",
        "#endif",
      ),
      "Source/Runtime/Engine/Classes/GameFramework/Actor.h": lines(
        "#pragma once",
        '#include "CoreMinimal.h"',
        '#include "UObject/ObjectMacros.h"',
        '#include "Actor.generated.h"',
        "UCLASS()",
        "class ENGINE_API AActor { GENERATED_BODY() public: virtual void Tick(float Seconds); template<class T> TArray<T*> Children(); };",
      ),
    },
    files: {
      "Source/Yard/Crane.h": lines(
        "#pragma once",
        '#include "GameFramework/Actor.h"',
        '#include "Crane.generated.h"',
        "UCLASS(Blueprintable)",
        "class YARD_API ACrane : public AActor",
        "{",
        "  GENERATED_BODY()",
        "public:",
        "  UPROPERTY(EditAnywhere) int Load;",
        "  virtual void Tick(float Seconds) override;",
        "};",
      ),
      "Source/Yard/Crane.cpp": lines(
        '#include "Crane.h"',
        "void ACrane::Tick(float Seconds) { AActor::Tick(Seconds); Children<ACrane>().Last()->Load = 1; }",
      ),
    },
    means: {
      "Source/Yard/Crane.cpp:2 Tick#2": "outside",
      "Source/Yard/Crane.cpp:2 Children": "outside",
      "Source/Yard/Crane.cpp:2 Last": "outside",
      "Source/Yard/Crane.cpp:2 Load": "Source/Yard/Crane.h:9 Load",
    },
  },
];
