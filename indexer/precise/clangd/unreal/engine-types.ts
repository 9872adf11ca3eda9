/**
 * What every project on Unreal Engine stands on, as far as code's own types are seen through it: pointers that lead to
 * what they point to, containers that give what they hold. Written from the engine's public interface.
 */

export const ENGINE_MACROS = `
#define TEXT(x) L##x
#define UE_LOG(...)
#define FATHOM_ANY(N) public: N() {} template<class... FathomArgs> N(FathomArgs&&...) {}
#define FORCEINLINE inline
#define FORCENOINLINE
#define UPARAM(...)
#define UMETA(...)
#define PURE_VIRTUAL(f, ...) { __VA_ARGS__ }
#define check(x) ((void)(x))
#define checkf(x, ...) ((void)(x))
#define verify(x) ((void)(x))
#define ensure(x) (!!(x))
#define ensureMsgf(x, ...) (!!(x))
#define ensureAlways(x) (!!(x))
`;

export const ENGINE_TYPES = `
typedef signed char int8; typedef short int16; typedef int int32; typedef long long int64;
typedef unsigned char uint8; typedef unsigned short uint16; typedef unsigned int uint32; typedef unsigned long long uint64;
typedef wchar_t TCHAR; typedef char ANSICHAR; typedef unsigned long long SIZE_T; typedef uint64 UPTRINT; typedef int64 PTRINT;
class FathomDelegate { FATHOM_ANY(FathomDelegate) };
class FathomTest { FATHOM_ANY(FathomTest) };
`;

const POINTERS =
  "TObjectPtr TSharedPtr TSharedRef TWeakPtr TWeakObjectPtr TUniquePtr TSoftObjectPtr TStrongObjectPtr TAutoWeakObjectPtr";

/** With more arguments than one, where the engine has some that code may leave out. */
const pointer = (name: string): string => `
template<class T, class... A> class ${name} { public:
  ${name}() {} ${name}(decltype(nullptr)) {} ${name}(T* p) {} template<class U, class... B> ${name}(const ${name}<U, B...>& p) {}
  T* operator->() const; T& operator*() const; operator T*() const; explicit operator bool() const;
  T* Get() const; T* LoadSynchronous() const; bool IsValid() const; void Reset(); TSharedPtr<T> Pin() const; TSharedRef<T> ToSharedRef() const; };`;

export const CONTAINERS = `
template<class T, class... A> class TSharedPtr; template<class T, class... A> class TSharedRef;
${POINTERS.split(" ").map(pointer).join("")}
template<class T> class TSubclassOf { public: TSubclassOf() {} template<class U> TSubclassOf(U&&) {} T* GetDefaultObject() const; explicit operator bool() const; };
template<class T> class TSoftClassPtr { public: TSoftClassPtr() {} template<class U> TSoftClassPtr(U&&) {} explicit operator bool() const; };
template<class T> class TScriptInterface { public: TScriptInterface() {} template<class U> TScriptInterface(U&&) {} T* operator->() const; T& operator*() const; explicit operator bool() const; };
template<class T> class TOptional { public: TOptional() {} template<class U> TOptional(U&&) {} T* operator->() const; T& operator*() const; T& GetValue() const; bool IsSet() const; explicit operator bool() const; };
template<class T, class... A> class TArray { public: TArray() {}
  T& operator[](int i) const; T* begin() const; T* end() const; int Num() const; T& Last(int i = 0) const; T& Top() const; T Pop(bool b = true); T* GetData() const;
  int Add(const T& t); T& Add_GetRef(const T& t); int AddUnique(const T& t); template<class... B> int Emplace(B&&...); template<class... B> T& Emplace_GetRef(B&&...);
  template<class U> int Find(const U& t) const; template<class P> T* FindByPredicate(P p) const; template<class U> T* FindByKey(const U& k) const; template<class U> bool Contains(const U& t) const;
  template<class P> bool ContainsByPredicate(P p) const; template<class U> int Remove(const U& t); void RemoveAt(int i); void Empty(int n = 0); void Reset(int n = 0); bool IsEmpty() const; bool IsValidIndex(int i) const; };
template<class T> class TArrayView : public TArray<T> {};
template<class T, class... A> class TSet { public: TSet() {} T* begin() const; T* end() const; int Num() const; template<class U> T* Find(const U& k) const;
  template<class U> bool Contains(const U& k) const; template<class U> int Add(U&& t); template<class U> int Remove(const U& k); void Empty(int n = 0); TArray<T> Array() const; };
template<class K, class V> class TPair { public: K Key; V Value; };
template<class K, class V, class... A> class TMap { public: TMap() {} TPair<K, V>* begin() const; TPair<K, V>* end() const; int Num() const; V& operator[](const K& k) const;
  V* Find(const K& k) const; V FindRef(const K& k) const; V& FindOrAdd(const K& k); V& FindChecked(const K& k) const; bool Contains(const K& k) const; V& Add(const K& k, const V& v); V& Add(const K& k);
  template<class... B> V& Emplace(B&&...); int Remove(const K& k); void Empty(int n = 0); };
template<class K, class V, class... A> class TMultiMap : public TMap<K, V> {};
template<class T, class U> T* Cast(U&& u); template<class T, class U> T* CastChecked(U&& u); template<class T, class U> T* ExactCast(U&& u);
template<class T, class... A> T* NewObject(A&&...); template<class T, class... A> T* CreateWidget(A&&...); template<class T> T* GetDefault(); template<class T> T* GetMutableDefault();
template<class T, class... A> TSharedRef<T> MakeShared(A&&...); template<class T> TSharedPtr<T> MakeShareable(T* p); template<class T, class... A> TUniquePtr<T> MakeUnique(A&&...);
template<class T, class U> TSharedPtr<T> StaticCastSharedPtr(U&& u); template<class T, class U> TSharedRef<T> StaticCastSharedRef(U&& u);
template<class T> T&& MoveTemp(T& t); template<class T> T&& Forward(T& t); template<class T> bool IsValid(T&& t);
`;
