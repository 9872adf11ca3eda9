/** ty as a program: on PATH, or by pip. */
import type { PipPackage } from "../tools/pip-package";
import type { Tool } from "../tools/tool";

export const TY: Tool & { package: PipPackage } = {
  id: "ty",
  name: "python",
  languages: "Python",
  commands: ["ty"],
  versionIn: (output) => /^ty (0\.0\.\d+)/.exec(output)?.[1],
  package: {
    name: "ty",
    version: "0.0.105",
    hashes: [
      "2c8c13402c9cc057b0b0f8bf8b06dd5fb4d9bf00b0f9dbd34be707bf5280cff8",
      "3278adedc1b177d9be84e2b4938aca895f1c80e72ee23b6d0314775d65eb7937",
      "7a8c015cb075a5813a692170edc1ed2dfe7bd72e1c946cc8a102d612e5e710cb",
      "c3217b0b217215222f8fa9d9d9eebbeae37b7a2b072dbb2f13b3d709ebd69ac5",
      "dd371e01305d5e64d82dc9afdc21c64fe101c3f5fa87ff5f9267f00a60845cc7",
      "46f7bf89a776811ba85f73d19f38b2ec5cb94001dfc5bc5a7dfbab54b7ffde94",
      "09c175ed47c135760807251aed2f7b3aedf19c80edd7e788d96741f7e4be9afe",
    ],
    program: "bin/ty",
  },
};
