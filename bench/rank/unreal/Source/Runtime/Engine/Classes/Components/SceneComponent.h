#pragma once
#include "Components/ActorComponent.h"
#include "SceneComponent.generated.h"

UENUM()
enum class EDetachmentRule : uint8
{
	KeepRelative,
	KeepWorld,
};

UCLASS()
class ENGINE_API USceneComponent : public UActorComponent
{
	GENERATED_BODY()

public:
	bool MoveComponent(const FVector& Delta, bool bSweep);
	FVector GetComponentLocation() const;
	void AttachToComponent(USceneComponent* InParent, FName InSocketName = NAME_None);
	void SetRelativeLocation(FVector NewLocation);

	UPROPERTY(EditAnywhere)
	FVector RelativeLocation;
};
