#include "GameFramework/Character.h"
#include "GameFramework/CharacterMovementComponent.h"

ACharacter::ACharacter()
{
	CharacterMovement = CreateDefaultSubobject<UCharacterMovementComponent>(TEXT("CharMoveComp"));
	JumpMaxCount = 1;
}

void ACharacter::Jump()
{
	bPressedJump = true;
}

void ACharacter::StopJumping()
{
	bPressedJump = false;
}

bool ACharacter::CanJump() const
{
	return CharacterMovement->IsMovingOnGround() && !bIsCrouched;
}

void ACharacter::Landed(const FHitResult& Hit)
{
	OnLanded(Hit);
}

void ACharacter::LaunchCharacter(FVector LaunchVelocity, bool bXYOverride, bool bZOverride)
{
	CharacterMovement->Launch(LaunchVelocity);
}
