import { readdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { makeDataFolder } from '../db/data-folder.ts';
import type { ResponseHeaders } from '../http/response-headers.ts';
import { type CachedBody, encodeBody } from '../response-cache/encode-body.ts';
import { fileType } from './file-type.ts';

/** Files of earlier builds in the data folder: a build has about a hundred. The newest ones stay. */
const formerFilesMax = 2000;
/** How long the files of a build stay after the last day of a server with it. */
export const formerFilesDays = 30;

/** Finds a file of the back-office that this build does not have, by its address. */
export type FindFormerFile = (path: string) => Promise<CachedBody | undefined>;

interface FormerFilesOptions {
  /** The folder of the files. All servers of one data folder share it. */
  folder: string;
  /** The files of the back-office with a hash in their names, by address. */
  files: ReadonlyMap<string, Buffer>;
  headers: ResponseHeaders;
  logError: (error: Error) => void;
}

const hashedFile = /^\/assets\/([\w-][\w.-]*)$/;

/**
 * Saves the back-office's files of this build in the data folder, and finds those that other builds have saved there. A page
 * that was opened before an upgrade, or came from a server with another build, would otherwise not find its files.
 */
export function keepFormerFiles(options: FormerFilesOptions): FindFormerFile {
  const { folder, files, headers, logError } = options;
  const save = () => {
    try {
      saveFiles(folder, files);
      deleteOldest(folder);
    } catch (error) {
      // For example a full disk. The server works without these files.
      logError(error instanceof Error ? error : new Error(String(error)));
    }
  };
  save();
  // Otherwise the upgrade of a server that has run for a month would delete the files of its open pages.
  setInterval(save, 86_400_000).unref();

  return async (path) => {
    const name = hashedFile.exec(path)?.[1];
    const body = name && (await readFile(join(folder, name)).catch(() => undefined));
    if (!body) return undefined;
    // Not compressed: few pages need these files, and anybody could request all of them again and again.
    return await encodeBody(body, {
      headers: { ...headers.hashedAsset, 'Content-Type': fileType(name).contentType },
    });
  };
}

/** Saves new files, and sets the time of all to now. */
function saveFiles(folder: string, files: ReadonlyMap<string, Buffer>): void {
  makeDataFolder(folder);
  const now = new Date();
  for (const [path, body] of files) {
    const file = join(folder, basename(path));
    if (statSync(file, { throwIfNoEntry: false })?.size !== body.length) {
      // Another server may read the file meanwhile.
      const partial = join(folder, `.${basename(path)}.${process.pid}`);
      writeFileSync(partial, body, { mode: 0o600 });
      renameSync(partial, file);
    }
    utimesSync(file, now, now);
  }
}

function deleteOldest(folder: string): void {
  const oldest = Date.now() - formerFilesDays * 86_400_000;
  const byTime = readdirSync(folder)
    .map((name) => ({ name, time: statSync(join(folder, name)).mtimeMs }))
    .toSorted((a, b) => b.time - a.time);
  for (const [index, { name, time }] of byTime.entries()) {
    if (index >= formerFilesMax || time < oldest) rmSync(join(folder, name), { force: true });
  }
}
