#pragma once
#include "GameFramework/Pawn.h"
#include "Character.generated.h"

class UCapsuleComponent;
class UCharacterMovementComponent;
class USkeletalMeshComponent;

/** A pawn that walks, jumps and swims. */
UCLASS(config = Game, BlueprintType)
class ENGINE_API ACharacter : public APawn
{
	GENERATED_BODY()

public:
	ACharacter();

	UFUNCTION(BlueprintCallable, Category = Character)
	virtual void Jump();
	UFUNCTION(BlueprintCallable, Category = Character)
	virtual void StopJumping();
	UFUNCTION(BlueprintCallable, Category = Character)
	bool CanJump() const;
	virtual void Landed(const FHitResult& Hit);
	virtual void Crouch(bool bClientSimulation = false);
	void LaunchCharacter(FVector LaunchVelocity, bool bXYOverride, bool bZOverride);

	UCharacterMovementComponent* GetCharacterMovement() const { return CharacterMovement; }
	USkeletalMeshComponent* GetMesh() const { return Mesh; }

	UPROPERTY(BlueprintReadOnly, Category = Character)
	bool bPressedJump;
	UPROPERTY(EditAnywhere, Category = Character)
	int32 JumpMaxCount;

private:
	UPROPERTY(VisibleAnywhere, Category = Character)
	TObjectPtr<USkeletalMeshComponent> Mesh;
	UPROPERTY(VisibleAnywhere, Category = Character)
	TObjectPtr<UCharacterMovementComponent> CharacterMovement;
	UPROPERTY(VisibleAnywhere, Category = Character)
	TObjectPtr<UCapsuleComponent> CapsuleComponent;
};
