#pragma once
#include "Components/ActorComponent.h"
#include "AbilitySystemComponent.generated.h"

class UGameplayAbility;
class UGameplayEffect;

DECLARE_MULTICAST_DELEGATE_OneParam(FAbilityEnded, UGameplayAbility*);

USTRUCT()
struct FGameplayAbilitySpec
{
	GENERATED_BODY()
	UPROPERTY()
	int32 InputID;
	bool IsActive() const;
};

USTRUCT(BlueprintType)
struct FGameplayTag
{
	GENERATED_BODY()
	bool MatchesTag(const FGameplayTag& TagToCheck) const;
	static FGameplayTag RequestGameplayTag(const FName& TagName, bool ErrorIfNotFound = true);
};

USTRUCT(BlueprintType)
struct FGameplayTagContainer
{
	GENERATED_BODY()
	bool HasTag(const FGameplayTag& TagToCheck) const;
	bool HasAny(const FGameplayTagContainer& ContainerToCheck) const;
	void AddTag(const FGameplayTag& TagToAdd);
};

class IAbilitySystemInterface
{
public:
	virtual class UAbilitySystemComponent* GetAbilitySystemComponent() const = 0;
};

UCLASS(ClassGroup = AbilitySystem, meta = (BlueprintSpawnableComponent))
class GAMEPLAYABILITIES_API UAbilitySystemComponent : public UActorComponent
{
	GENERATED_BODY()

public:
	bool TryActivateAbility(FGameplayAbilitySpecHandle AbilityToActivate);
	void GiveAbility(const FGameplayAbilitySpec& AbilitySpec);
	void InitAbilityActorInfo(AActor* InOwnerActor, AActor* InAvatarActor);
	FActiveGameplayEffectHandle ApplyGameplayEffectToSelf(const UGameplayEffect* GameplayEffect, float Level);
	void AddLooseGameplayTag(const FGameplayTag& GameplayTag);
	FAbilityEnded AbilityEndedCallbacks;
};

#define GAMEPLAYATTRIBUTE_VALUE_GETTER(PropertyName) \
	FORCEINLINE float Get##PropertyName() const { return PropertyName.GetCurrentValue(); }
