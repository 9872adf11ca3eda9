#pragma once
#include "GameFramework/Actor.h"
#include "Controller.generated.h"

UCLASS(abstract)
class ENGINE_API AController : public AActor
{
	GENERATED_BODY()

public:
	virtual void Possess(APawn* InPawn);
	virtual void UnPossess();
	APawn* GetPawn() const { return Pawn; }
	void SetControlRotation(const FRotator& NewRotation);

private:
	TObjectPtr<APawn> Pawn;
};

/** Drives a pawn by behaviour trees. */
UCLASS()
class AIMODULE_API AAIController : public AController
{
	GENERATED_BODY()

public:
	EPathFollowingRequestResult MoveToLocation(const FVector& Dest, float AcceptanceRadius = -1);
	virtual bool RunBehaviorTree(class UBehaviorTree* BTAsset);
	class UAIPerceptionComponent* GetAIPerceptionComponent();
	class UBlackboardComponent* GetBlackboardComponent() const;
};
