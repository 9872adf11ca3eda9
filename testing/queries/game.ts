/** A few files of an invented game and its engine: the codebase that tests of queries ask about. For tests only. */
import type { SampleFile } from "./small-codebase";

const actorHeader = `#pragma once

class UObject;

/** Anything that can be placed. */
class AActor : public UObject
{
public:
	virtual void BeginPlay();
	bool bIsActive;
};
`;

const controllerHeader = `#pragma once
#include "Actor.h"

class AMyPlayerController : public AActor
{
protected:
	virtual void BeginPlay() override;
};
`;

const controllerSource = `#include "MyPlayerController.h"

void AMyPlayerController::BeginPlay()
{
	Super::BeginPlay();
	// ready
}
`;

export const sampleRepositories = [
  { name: "game", scope: "user" },
  { name: "engine", scope: "external" },
] as const;

export const sampleFiles: SampleFile[] = [
  {
    repo: "engine",
    path: "Source/Actor.h",
    language: "cpp",
    text: actorHeader,
    symbols: [
      { name: "UObject", kind: "class", role: "forward_declaration", source: "class UObject;" },
      {
        name: "AActor",
        kind: "class",
        source: actorHeader.slice(actorHeader.indexOf("class AActor"), -2),
        doc: "/** Anything that can be placed. */",
      },
      {
        name: "BeginPlay",
        kind: "method",
        role: "declaration",
        in: 1,
        source: "virtual void BeginPlay();",
        modifiers: ["virtual"],
      },
      { name: "bIsActive", kind: "field", in: 1, source: "bool bIsActive;" },
    ],
  },
  {
    repo: "game",
    path: "Source/MyPlayerController.h",
    language: "cpp",
    text: controllerHeader,
    symbols: [
      {
        name: "AMyPlayerController",
        kind: "class",
        source: controllerHeader.slice(controllerHeader.indexOf("class AMy"), -2),
      },
      {
        name: "BeginPlay",
        kind: "method",
        role: "declaration",
        in: 0,
        source: "virtual void BeginPlay() override;",
        modifiers: ["protected", "virtual", "override"],
      },
    ],
  },
  {
    repo: "game",
    path: "Source/MyPlayerController.cpp",
    language: "cpp",
    text: controllerSource,
    symbols: [
      {
        name: "BeginPlay",
        kind: "method",
        qualifier: "AMyPlayerController",
        source: controllerSource.slice(controllerSource.indexOf("void AMy"), -1),
      },
    ],
  },
  {
    repo: "game",
    path: "Source/Forward.h",
    language: "cpp",
    text: "class AActor;\n",
    symbols: [{ name: "AActor", kind: "class", role: "forward_declaration", source: "class AActor;" }],
  },
  {
    repo: "game",
    path: "Tools/tide.c",
    language: "c",
    text: "static int tide_at(int hour)\n{\n\treturn hour;\n}\n",
    symbols: [
      {
        name: "tide_at",
        kind: "function",
        source: "static int tide_at(int hour)\n{\n\treturn hour;\n}",
        modifiers: ["static"],
      },
    ],
    status: "partial",
    reason: "syntax_gaps",
    detail: "2 lines did not parse",
    gaps: [2, 3],
  },
  {
    repo: "game",
    path: "Data/TideTables.inl",
    language: "cpp",
    text: null,
    status: "skipped",
    reason: "too_large",
    detail: "6.2 MB, the limit is 4 MB",
  },
  { repo: "engine", path: "README", language: null, text: "An engine.\n" },
  { repo: "game", path: "README", language: null, text: "A game.\n" },
];
