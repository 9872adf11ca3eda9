#pragma once
#include "GameplayAbility.generated.h"

UENUM(BlueprintType)
namespace EGameplayAbilityInstancingPolicy
{
	enum Type
	{
		NonInstanced,
		InstancedPerActor,
		InstancedPerExecution,
	};
}

UCLASS(Blueprintable)
class GAMEPLAYABILITIES_API UGameplayAbility : public UObject
{
	GENERATED_BODY()

public:
	virtual bool CanActivateAbility(const FGameplayAbilitySpecHandle Handle) const;
	virtual void ActivateAbility(const FGameplayAbilitySpecHandle Handle);
	virtual void EndAbility(const FGameplayAbilitySpecHandle Handle, bool bWasCancelled);
	bool CommitAbility(const FGameplayAbilitySpecHandle Handle);

	UPROPERTY(EditDefaultsOnly, Category = Tags)
	FGameplayTagContainer AbilityTags;
	UPROPERTY(EditDefaultsOnly, Category = Costs)
	TSubclassOf<UGameplayEffect> CostGameplayEffectClass;
};

UCLASS(Blueprintable)
class GAMEPLAYABILITIES_API UGameplayEffect : public UObject
{
	GENERATED_BODY()

public:
	UPROPERTY(EditDefaultsOnly)
	FScalableFloat Period;
};

UCLASS()
class GAMEPLAYABILITIES_API UAttributeSet : public UObject
{
	GENERATED_BODY()

public:
	virtual void PreAttributeChange(const FGameplayAttribute& Attribute, float& NewValue);
	virtual void PostGameplayEffectExecute(const FGameplayEffectModCallbackData& Data);
};
