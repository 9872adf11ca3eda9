#pragma once
#include "Components/ActorComponent.h"
#include "MovementComponent.generated.h"

UCLASS(abstract)
class ENGINE_API UMovementComponent : public UActorComponent
{
	GENERATED_BODY()

public:
	virtual void StopMovementImmediately();
	virtual float GetMaxSpeed() const;
	virtual void SetUpdatedComponent(USceneComponent* NewUpdatedComponent);

	UPROPERTY(BlueprintReadOnly)
	FVector Velocity;
};
