#include "GameFramework/CharacterMovementComponent.h"

class FCharacterMovementTest
{
public:
	bool RunTest(const FString& Parameters);
	void BeginPlay();
};

bool FCharacterMovementTest::RunTest(const FString& Parameters)
{
	UCharacterMovementComponent* Movement = nullptr;
	AActor* Actor = UWorld::Current()->SpawnActor(nullptr);
	Movement->SetMovementMode(MOVE_Walking);
	return Actor != nullptr;
}
