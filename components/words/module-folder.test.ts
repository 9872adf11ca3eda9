import { expect, it } from "vitest";
import { moduleFolder } from "./module-folder";

it("is the nearest folder of the module's name above the file", () => {
  expect(moduleFolder("Plugins/Harbor/Source/Harbor/Public/Door.h", "Harbor")).toBe("Plugins/Harbor/Source/Harbor");
  expect(moduleFolder("Source/Harbor", "Harbor")).toBeNull();
  expect(moduleFolder("Source/Quay/Door.h", "Harbor")).toBeNull();
  expect(moduleFolder("src/door.ts", undefined)).toBeNull();
});
