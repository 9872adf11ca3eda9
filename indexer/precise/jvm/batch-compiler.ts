/** Eclipse's batch compiler as a library of Maven: it compiles our walkers. */
export const ECJ = [
  "org.eclipse.jdt:ecj:3.46.100",
  "74c93172475fee0cd4e6eefb44233516dd40525642da35d009146d97ea598229",
] as const;
