#pragma once
#include "CoreMinimal.h"
#include "ActorComponent.generated.h"

/** Behaviour that an actor is made of. */
UCLASS(DefaultToInstanced, abstract)
class ENGINE_API UActorComponent : public UObject
{
	GENERATED_BODY()

public:
	virtual void BeginPlay();
	virtual void InitializeComponent();
	virtual void TickComponent(float DeltaTime);
	void RegisterComponent();
	AActor* GetOwner() const;

	UPROPERTY(EditDefaultsOnly)
	FActorComponentTickFunction PrimaryComponentTick;
};
