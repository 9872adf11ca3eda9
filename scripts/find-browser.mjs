/**
 * Finds a Chromium for the browser tests: the one named by CHROMIUM_PATH, one that is installed, one that Playwright
 * brings, and as a last resort, as root on Debian, the system's package.
 */
import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const PLACES = ["/usr/bin", ...(process.env.PATH ?? "").split(delimiter)];
const MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/** @returns {string | undefined} path of a browser that is there now */
export function installedBrowser() {
  const system = NAMES.flatMap((name) => PLACES.map((place) => join(place, name)));
  return [process.env.CHROMIUM_PATH ?? "", ...system, MAC, chromium.executablePath()].find(canRun);
}

/**
 * Brings a browser if there is none. Throws an Error that says what to do when that fails.
 * @returns {string} its path
 */
export function bringBrowser() {
  const there = installedBrowser();
  if (there) return there;
  console.log("No Chromium was found; bringing one ...");
  run("npx", ["playwright", "install", "chromium"]);
  if (!installedBrowser() && process.getuid?.() === 0) {
    run("apt-get", ["update", "-qq"]);
    run("apt-get", ["install", "-y", "-qq", "chromium"]);
  }
  const brought = installedBrowser();
  if (brought) return brought;
  throw new Error("The browser tests need Chromium: install it, or name one with CHROMIUM_PATH.");
}

/**
 * @param {string} command
 * @param {string[]} args
 */
function run(command, args) {
  spawnSync(command, args, {
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
}

/** @param {string} path */
function canRun(path) {
  try {
    accessSync(path, constants.X_OK);
    return path !== "";
  } catch {
    return false;
  }
}
