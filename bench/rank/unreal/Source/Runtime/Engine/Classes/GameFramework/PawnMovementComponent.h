#pragma once
#include "GameFramework/MovementComponent.h"
#include "PawnMovementComponent.generated.h"

class APawn;

UCLASS(abstract)
class ENGINE_API UPawnMovementComponent : public UMovementComponent
{
	GENERATED_BODY()

public:
	virtual void AddInputVector(FVector WorldVector);
	virtual FVector ConsumeInputVector();
	APawn* GetPawnOwner() const;
	virtual bool IsMovingOnGround() const;

protected:
	UPROPERTY(Transient)
	TObjectPtr<APawn> PawnOwner;
};
