#pragma once
#include "GameFramework/Actor.h"
#include "Weapon.generated.h"

UENUM(BlueprintType)
enum class EWeaponState : uint8
{
	Idle,
	Firing,
	Reloading,
	Equipping,
};

UCLASS()
class AWeapon : public AActor
{
	GENERATED_BODY()

public:
	virtual void BeginPlay() override;
	virtual void Tick(float DeltaSeconds) override;
	void StartFire();
	void StopFire();
	bool CanFire() const;

	UFUNCTION(Server, Reliable, WithValidation)
	void ServerFire(const FVector& Origin);
	void ServerFire_Implementation(const FVector& Origin);
	bool ServerFire_Validate(const FVector& Origin);

	UPROPERTY(ReplicatedUsing = OnRep_CurrentAmmo)
	int32 CurrentAmmo;
	UFUNCTION()
	void OnRep_CurrentAmmo();

	UPROPERTY(EditDefaultsOnly, Category = Weapon)
	bool bIsAutomatic;
	EWeaponState WeaponState;
};
