import { readdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { makeDataFolder } from '../db/data-folder.ts';
import type { ResponseHeaders } from '../http/response-headers.ts';
import { type CachedBody, encodeBody } from '../response-cache/encode-body.ts';
import { fileType } from './file-type.ts';

/** Files of earlier builds in the data folder: a build has about a hundred. The newest ones stay. */
const formerFilesMax = 2000;
/** How long the files of a build stay after the last day of a server with it. */
export const formerFilesDays = 30;

/** Finds a file with a hash in its name that this build does not have, by its address. */
export type FindFormerFile = (path: string) => Promise<CachedBody | undefined>;

interface FormerFilesOptions {
  /** The folder of the files. All servers of one data folder share it. */
  folder: string;
  /** The files of this build with a hash in their names, by address. */
  files: ReadonlyMap<string, Buffer>;
  headers: ResponseHeaders;
  logError: (error: Error) => void;
}

const hashedFile = /^\/assets\/([\w-][\w.-]*)$/;
const hashedScript = /^\/(faq-chatbot\.[0-9a-f]+\.js)$/;

/**
 * Saves the files of this build in the data folder, and finds those that other builds have saved there. A page that was
 * opened before an upgrade, or came from a server with another build, would otherwise not find its files.
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
  const found = new LRUCache<string, CachedBody>({ max: 200 });

  async function encode(body: Buffer, name: string, fixed: Readonly<Record<string, string>>) {
    const { contentType, compresses } = fileType(name);
    const all = { ...fixed, 'Content-Type': contentType };
    return await encodeBody(body, { headers: all, ...(compresses && { brotliQuality: 9 }) });
  }

  return async (path) => {
    const script = hashedScript.exec(path)?.[1];
    const name = script ?? hashedFile.exec(path)?.[1];
    if (name === undefined) return undefined;
    const cached = found.get(path);
    if (cached !== undefined) return cached;
    const saved = await readFile(join(folder, name)).catch(() => undefined);
    // Any build of the script works in any phone page.
    const body = saved ?? (script && findScript(files));
    if (!body) return undefined;
    if (saved === undefined)
      return await encode(body, name, { ...headers.hashedScript, 'Cache-Control': 'no-store' });
    const encoded = await encode(body, name, script ? headers.hashedScript : headers.hashedAsset);
    found.set(path, encoded);
    return encoded;
  };
}

function findScript(files: ReadonlyMap<string, Buffer>): Buffer | undefined {
  for (const [path, body] of files) if (hashedScript.test(path)) return body;
  return undefined;
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
