#pragma once

/** A growing array. */
template <typename ElementType>
class TArray
{
public:
	int32 Add(const ElementType& Item);
	int32 AddUnique(const ElementType& Item);
	int32 Num() const;
	bool IsValidIndex(int32 Index) const;
	void RemoveAtSwap(int32 Index);
	void Reserve(int32 Number);
	bool Contains(const ElementType& Item) const;

private:
	ElementType* Data;
	int32 ArrayNum;
};

template <typename KeyType, typename ValueType>
class TMap
{
public:
	ValueType& FindOrAdd(const KeyType& Key);
	ValueType* Find(const KeyType& Key);
	bool Contains(const KeyType& Key) const;
};

template <typename ObjectType>
class TSharedPtr
{
public:
	ObjectType* Get() const;
	bool IsValid() const;
	void Reset();
};

template <class T>
class TWeakObjectPtr
{
public:
	T* Get() const;
	bool IsValid() const;
};

template <class TClass>
class TSubclassOf
{
public:
	TClass* GetDefaultObject() const;
};
