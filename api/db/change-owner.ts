import { lchownSync, statSync } from 'node:fs';

/**
 * Sets the owner of a new file to the owner of the data folder. Only root can do this. Without it, the server, which
 * runs as that owner, could not open the file.
 */
export function changeOwnerLike(dataFolder: string, file: string): void {
  if (process.geteuid?.() !== 0) return;
  const { uid, gid } = statSync(dataFolder);
  // Does not follow a symbolic link: the folder's owner could have put one in place of the file.
  lchownSync(file, uid, gid);
}
