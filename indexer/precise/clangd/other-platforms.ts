/**
 * Folders and macros that are for other platforms than the one that code is read for, told by the words of their
 * names. Pure.
 */

/** Words that say a platform, a compiler of it or what only it has. */
const WORDS = {
  windows: "win32 win64 windows winnt wince uwp msvc msvs mingw mingw32 mingw64 cygwin vs\\d{4} iocp win32api",
  apple: "macos macosx osx darwin ios tvos watchos xcode",
  /** Apple's systems have it as well. */
  bsd: "kqueue",
  android: "android",
  others:
    "vxworks zos os390 os400 vms openvms amiga amigaos dos msdos djgpp os2 beos haiku symbian qnx solaris sunos aix hpux irix " +
    "riscos psp nacl emscripten devpoll pollset",
  /** builds that bring headers of their own */
  builds: "gyp",
};
type Family = keyof typeof WORDS;

const OWN: Partial<Record<NodeJS.Platform, readonly Family[]>> = {
  // Android is a Linux.
  linux: ["android"],
  darwin: ["apple", "bsd"],
  win32: ["windows"],
};

export class OtherPlatforms {
  private readonly word: RegExp | null;

  constructor(platform: NodeJS.Platform) {
    const own = OWN[platform];
    const words = Object.entries(WORDS).flatMap(([family, text]) =>
      own?.some((each) => each === family) ? [] : text.split(" "),
    );
    this.word = own === undefined ? null : new RegExp(`^(?:${words.join("|")})$`, "i");
  }

  /** `builds/msvc`, `port/vs2015_xp`: a folder inside a repository, or one of those above it */
  hasFolder(path: string): boolean {
    return this.hasWord(path.split(/[^A-Za-z0-9]+/));
  }

  /** `USE_KQUEUE` */
  hasMacro(name: string): boolean {
    return this.hasWord(name.split("_"));
  }

  private hasWord(words: readonly string[]): boolean {
    const { word } = this;
    return word !== null && words.some((each) => word.test(each));
  }
}
