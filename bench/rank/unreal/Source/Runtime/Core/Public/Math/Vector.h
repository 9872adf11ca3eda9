#pragma once

#define FORCEINLINE inline
#define UE_LOG(CategoryName, Verbosity, Format, ...) Log(CategoryName, Format)

/** Three floats. */
struct CORE_API FVector
{
	float X;
	float Y;
	float Z;

	static const FVector ZeroVector;
	static const FVector UpVector;

	FVector operator+(const FVector& V) const;
	bool operator==(const FVector& V) const;
	float Size() const;
	float SizeSquared() const;
	FVector GetSafeNormal(float Tolerance = 0.f) const;
	static float DotProduct(const FVector& A, const FVector& B);
	static FVector CrossProduct(const FVector& A, const FVector& B);
	static float Dist(const FVector& V1, const FVector& V2);
};

struct CORE_API FRotator
{
	float Pitch;
	float Yaw;
	float Roll;
	FVector RotateVector(const FVector& V) const;
	FQuat Quaternion() const;
};

struct CORE_API FTransform
{
	FVector TransformPosition(const FVector& V) const;
	void SetLocation(const FVector& Origin);
};

namespace FMath
{
	float FInterpTo(float Current, float Target, float DeltaTime, float InterpSpeed);
	float Clamp(float X, float Min, float Max);
}
