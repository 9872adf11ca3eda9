/** Groups files with close ids, so that each group is read from the database in one go. */

/** File ids closer together than this are. */
const NEAR_IDS = 64;

/** Runs of files, in the order of their ids, whose ids lie close together. */
export function nearGroups<File extends { id: number }>(files: readonly File[]): File[][] {
  const groups: File[][] = [];
  for (const file of files) {
    const last = groups[groups.length - 1];
    if (last && file.id - last[last.length - 1].id <= NEAR_IDS) last.push(file);
    else groups.push([file]);
  }
  return groups;
}
