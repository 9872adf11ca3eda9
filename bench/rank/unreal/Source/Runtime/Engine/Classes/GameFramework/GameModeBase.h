#pragma once
#include "GameFramework/Actor.h"
#include "GameModeBase.generated.h"

UCLASS(config = Game)
class ENGINE_API AGameModeBase : public AActor
{
	GENERATED_BODY()

public:
	virtual void InitGame(const FString& MapName, const FString& Options, FString& ErrorMessage);
	virtual void PostLogin(APlayerController* NewPlayer);
	virtual AActor* ChoosePlayerStart(AController* Player);
	virtual void RestartPlayer(AController* NewPlayer);

	UPROPERTY(EditAnywhere, NoClear)
	TSubclassOf<APawn> DefaultPawnClass;
};

UCLASS()
class ENGINE_API AGameStateBase : public AActor
{
	GENERATED_BODY()

public:
	double GetServerWorldTimeSeconds() const;
	UPROPERTY(Transient)
	TArray<TObjectPtr<class APlayerState>> PlayerArray;
};

UCLASS()
class ENGINE_API UGameInstance : public UObject
{
	GENERATED_BODY()

public:
	virtual void Init();
	virtual void Shutdown();
};
