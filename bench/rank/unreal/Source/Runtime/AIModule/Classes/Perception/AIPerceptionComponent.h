#pragma once
#include "Components/ActorComponent.h"
#include "AIPerceptionComponent.generated.h"

struct FAIStimulus;

UCLASS()
class AIMODULE_API UAIPerceptionComponent : public UActorComponent
{
	GENERATED_BODY()

public:
	void OnPerceptionUpdated(const TArray<AActor*>& UpdatedActors);
	void ConfigureSense(class UAISenseConfig& Config);
	void GetCurrentlyPerceivedActors(TSubclassOf<class UAISense> SenseToUse, TArray<AActor*>& OutActors) const;
};

UCLASS()
class AIMODULE_API UBlackboardComponent : public UActorComponent
{
	GENERATED_BODY()

public:
	void SetValueAsObject(const FName& KeyName, UObject* ObjectValue);
	UObject* GetValueAsObject(const FName& KeyName) const;
};

UCLASS()
class AIMODULE_API UBehaviorTreeComponent : public UActorComponent
{
	GENERATED_BODY()

public:
	void StartTree(class UBehaviorTree& Asset);
	void StopTree();
};
