/**
 * The platform that code is read for: a Unix, whatever this machine is. rust-analyzer asks rustc for it, and reads the
 * standard library for no platform at all when nobody answers: `Arc` and all atomics are missing then.
 */

/** Conditions that hold, as `cfg` writes them. */
export const PLATFORM: readonly string[] = [
  ...["unix", "debug_assertions", 'panic="unwind"', 'target_os="linux"', 'target_family="unix"'],
  ...['target_arch="x86_64"', 'target_env="gnu"', 'target_endian="little"', 'target_pointer_width="64"'],
  // what every processor of that kind has
  ...["fxsr", "sse", "sse2"].map((feature) => `target_feature="${feature}"`),
  'target_vendor="unknown"',
  ...["8", "16", "32", "64", "ptr"].flatMap((width) => [
    `target_has_atomic="${width}"`,
    `target_has_atomic_load_store="${width}"`,
  ]),
  "target_has_atomic",
];

/** A program for a Unix shell that stands for rustc: it knows the platform, and compiles nothing. */
export const PLATFORM_PROGRAM = `#!/bin/sh
case "$*" in
  *"--print cfg"*) printf '%s\\n' ${PLATFORM.map((each) => `'${each}'`).join(" ")} ;;
  *) exit 1 ;;
esac
`;
