#pragma once
#include "GameFramework/Actor.h"
#include "Pawn.generated.h"

class AController;
class UInputComponent;
class UPawnMovementComponent;

/** An actor that a player or an AI can possess. */
UCLASS(config = Game, BlueprintType, Blueprintable)
class ENGINE_API APawn : public AActor
{
	GENERATED_BODY()

public:
	virtual void PossessedBy(AController* NewController);
	virtual void UnPossessed();
	virtual void SetupPlayerInputComponent(UInputComponent* PlayerInputComponent);
	virtual UPawnMovementComponent* GetMovementComponent() const;
	void AddMovementInput(FVector WorldDirection, float ScaleValue = 1.0f);
	void AddControllerYawInput(float Val);
	virtual void BeginPlay() override;

	UPROPERTY(EditAnywhere, Category = Pawn)
	bool bUseControllerRotationYaw;

private:
	UPROPERTY(replicatedUsing = OnRep_Controller)
	TObjectPtr<AController> Controller;
	UFUNCTION()
	void OnRep_Controller();
};
