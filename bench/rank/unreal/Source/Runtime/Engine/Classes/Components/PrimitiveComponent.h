#pragma once
#include "Components/SceneComponent.h"
#include "PrimitiveComponent.generated.h"

struct FHitResult;

UCLASS(abstract)
class ENGINE_API UPrimitiveComponent : public USceneComponent
{
	GENERATED_BODY()

public:
	virtual void AddImpulse(FVector Impulse, FName BoneName = NAME_None);
	void SetSimulatePhysics(bool bSimulate);
	void SetCollisionEnabled(ECollisionEnabled::Type NewType);
	virtual bool LineTraceComponent(FHitResult& OutHit, const FVector Start, const FVector End);
};

UCLASS()
class ENGINE_API USkeletalMeshComponent : public UPrimitiveComponent
{
	GENERATED_BODY()

public:
	void SetAnimInstanceClass(UClass* NewClass);
	class UAnimInstance* GetAnimInstance() const;
	FName GetSocketBoneName(FName InSocketName) const;
};

UCLASS()
class ENGINE_API UStaticMeshComponent : public UPrimitiveComponent
{
	GENERATED_BODY()

public:
	virtual bool SetStaticMesh(class UStaticMesh* NewMesh);
};

UCLASS()
class ENGINE_API UCapsuleComponent : public UPrimitiveComponent
{
	GENERATED_BODY()

public:
	void SetCapsuleSize(float InRadius, float InHalfHeight);
	float GetScaledCapsuleHalfHeight() const;
};
