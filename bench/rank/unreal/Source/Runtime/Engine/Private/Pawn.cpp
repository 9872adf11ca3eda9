#include "GameFramework/Pawn.h"
#include "GameFramework/Controller.h"

void APawn::PossessedBy(AController* NewController)
{
	Controller = NewController;
	ForceNetUpdate();
}

void APawn::UnPossessed() { Controller = nullptr; }

void APawn::AddMovementInput(FVector WorldDirection, float ScaleValue)
{
	if (UPawnMovementComponent* Movement = GetMovementComponent())
	{
		Movement->AddInputVector(WorldDirection * ScaleValue);
	}
}

void APawn::BeginPlay() { Super::BeginPlay(); }

void APawn::OnRep_Controller() {}
