#pragma once
#include "GameFramework/PawnMovementComponent.h"
#include "CharacterMovementComponent.generated.h"

class ACharacter;

/** How a character moves. */
UENUM(BlueprintType)
enum EMovementMode : int
{
	MOVE_None UMETA(DisplayName = "None"),
	MOVE_Walking UMETA(DisplayName = "Walking"),
	MOVE_NavWalking,
	MOVE_Falling,
	MOVE_Swimming,
	MOVE_Flying,
	MOVE_Custom,
};

/** A move that the server has not confirmed yet. */
class ENGINE_API FSavedMove_Character
{
public:
	FSavedMove_Character();
	virtual void Clear();
	virtual bool CanCombineWith(const FSavedMove_Character& NewMove) const;
	uint32 bWantsToCrouch : 1;
	float TimeStamp;
};

/** Walking, falling, swimming and flying of a character, with prediction over the network. */
UCLASS()
class ENGINE_API UCharacterMovementComponent : public UPawnMovementComponent
{
	GENERATED_BODY()

public:
	UPROPERTY(EditAnywhere, Category = "Character Movement: Walking")
	float MaxWalkSpeed;
	UPROPERTY(EditAnywhere, Category = "Character Movement: Jumping")
	float JumpZVelocity;
	UPROPERTY(EditAnywhere, Category = "Character Movement: Walking")
	float GroundFriction;
	UPROPERTY(BlueprintReadOnly)
	TEnumAsByte<EMovementMode> MovementMode;

	virtual void SetMovementMode(EMovementMode NewMovementMode, uint8 NewCustomMode = 0);
	virtual void PhysWalking(float DeltaTime, int32 Iterations);
	virtual void PhysFalling(float DeltaTime, int32 Iterations);
	virtual float GetMaxSpeed() const override;
	virtual bool IsMovingOnGround() const override;
	virtual void TickComponent(float DeltaTime) override;
	void Launch(FVector const& LaunchVel);
	void ServerMove_Implementation(float TimeStamp, FVector InAccel);

	static const float MIN_TICK_TIME;

protected:
	UPROPERTY(Transient, DuplicateTransient)
	TObjectPtr<ACharacter> CharacterOwner;
};
