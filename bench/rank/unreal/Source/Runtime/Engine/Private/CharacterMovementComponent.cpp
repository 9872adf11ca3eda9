#include "GameFramework/CharacterMovementComponent.h"
#include "GameFramework/Character.h"

const float UCharacterMovementComponent::MIN_TICK_TIME = 1e-6f;

FSavedMove_Character::FSavedMove_Character() : bWantsToCrouch(0), TimeStamp(0.f) {}

void UCharacterMovementComponent::SetMovementMode(EMovementMode NewMovementMode, uint8 NewCustomMode)
{
	if (MovementMode == NewMovementMode)
	{
		return;
	}
	MovementMode = NewMovementMode;
	OnMovementModeChanged();
}

void UCharacterMovementComponent::PhysWalking(float DeltaTime, int32 Iterations)
{
	if (DeltaTime < MIN_TICK_TIME)
	{
		return;
	}
	CalcVelocity(DeltaTime, GroundFriction);
}

void UCharacterMovementComponent::PhysFalling(float DeltaTime, int32 Iterations)
{
	Velocity = NewFallVelocity(Velocity, DeltaTime);
}

float UCharacterMovementComponent::GetMaxSpeed() const
{
	return MovementMode == MOVE_Walking ? MaxWalkSpeed : 0.f;
}

void UCharacterMovementComponent::TickComponent(float DeltaTime)
{
	Super::TickComponent(DeltaTime);
	PhysWalking(DeltaTime, 0);
}
