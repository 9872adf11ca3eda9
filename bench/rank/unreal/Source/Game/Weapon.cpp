#include "Weapon.h"
#include "Engine/World.h"
#include "Kismet/GameplayStatics.h"

void AWeapon::BeginPlay()
{
	Super::BeginPlay();
	WeaponState = EWeaponState::Idle;
}

void AWeapon::Tick(float DeltaSeconds)
{
	Super::Tick(DeltaSeconds);
}

void AWeapon::StartFire()
{
	if (CanFire())
	{
		ServerFire(GetActorLocation());
	}
}

bool AWeapon::CanFire() const
{
	return CurrentAmmo > 0 && WeaponState == EWeaponState::Idle;
}

void AWeapon::ServerFire_Implementation(const FVector& Origin)
{
	CurrentAmmo--;
	UGameplayStatics::ApplyDamage(nullptr, 10.f);
}

void AWeapon::OnRep_CurrentAmmo() {}
