import { expect, it } from "vitest";
import { nameFields } from "./name-fields";

it.each([
  ["getUserById", "get user by id", "gubi", "getuserbyid", undefined],
  ["APlayerController", "a player controller", "apc", "aplayercontroller", "PlayerController"],
  ["UAIController", "u ai controller", "uac", "uaicontroller", "AIController"],
  ["do_mmap", "do mmap", "dm", "dommap", undefined],
  ["__le32_to_cpu", "le 32 to cpu", "l3tc", "le32tocpu", undefined],
  ["operator==", "operator eq eq", undefined, "operator", undefined],
  ["GrößeMap", "größe map", "gm", "größemap", undefined],
])("takes %s apart", (name, nameParts, initials, flat, stripped) => {
  expect(nameFields(name)).toMatchObject({
    nameParts,
    flat,
    ...(initials && { initials }),
    ...(stripped && { stripped }),
  });
  expect(nameFields(name).stripped).toBe(stripped);
});

it("finds a name by each of its ends", () => {
  expect(nameFields("getUserById").tails).toEqual(["userbyid", "byid", "id"]);
});
