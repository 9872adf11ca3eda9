#include "GameFramework/Actor.h"
#include "Components/SceneComponent.h"
#include "Engine/World.h"

AActor::AActor() : bReplicates(false), RootComponent(nullptr) {}

void AActor::BeginPlay()
{
	for (UActorComponent* Component : GetComponents())
	{
		Component->BeginPlay();
	}
}

void AActor::EndPlay(const EEndPlayReason::Type EndPlayReason)
{
	ClearComponents();
}

void AActor::Tick(float DeltaSeconds)
{
	if (GetWorld() != nullptr)
	{
		ReceiveTick(DeltaSeconds);
	}
}

float AActor::TakeDamage(float DamageAmount, AController* EventInstigator, AActor* DamageCauser)
{
	return HasAuthority() ? DamageAmount : 0.f;
}

bool AActor::SetActorLocation(const FVector& NewLocation, bool bSweep)
{
	return RootComponent != nullptr && RootComponent->MoveComponent(NewLocation, bSweep);
}

FVector AActor::GetActorLocation() const
{
	return RootComponent ? RootComponent->GetComponentLocation() : FVector::ZeroVector;
}

bool AActor::HasAuthority() const { return true; }

UWorld* AActor::GetWorld() const { return UWorld::Current(); }

bool AActor::Destroy(bool bNetForce)
{
	return GetWorld()->DestroyActor(this);
}
