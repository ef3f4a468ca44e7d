import { lchownSync, statSync } from 'node:fs';

/**
 * Gives a new file to the owner of the data folder. Only root does this: otherwise the server, which runs as that owner,
 * could not open the file.
 */
export function giveToOwnerOf(dataFolder: string, file: string): void {
  if (process.geteuid?.() !== 0) return;
  const { uid, gid } = statSync(dataFolder);
  // Never the target of a link: the folder's owner could have put one in the file's place.
  lchownSync(file, uid, gid);
}
