import pLimit from 'p-limit';
import { messages } from '../../../copy/messages.ts';
import { ApiError } from '../../../http/errors.ts';
import { runInWorker, WorkerLimitError } from '../../../operations/run-in-worker.ts';
import {
  importReadMaxMemoryBytes,
  importReadMaxMs,
  importTableMaxBytes,
  workbookMaxFileBytes,
} from '../transfer-limits.ts';
import { findFileType } from './file-type.ts';
import type { ImportFile } from './read-import.ts';
import { readInProcess } from './read-in-process.ts';
import type { ReadOptions } from './read-options.ts';
import { tableTooLarge } from './read-zip.ts';
import { fromRefusal, type Refusal } from './refusal.ts';
import { isMarkup } from './text-format.ts';

export interface ImportTask {
  content: Uint8Array<ArrayBuffer>;
  options: ReadOptions;
}

export type WorkerAnswer =
  | { read: ImportFile; content: Uint8Array<ArrayBuffer> }
  | { refusal: Refusal };

const entry = new URL('./import-worker.js', import.meta.url);
const limits = { memoryMb: importReadMaxMemoryBytes / 1024 ** 2, ms: importReadMaxMs };
/** Two workers or processes would need more memory than all caches together. */
const oneAtATime = pLimit(1);

/** A worker cannot load TypeScript, so the sources (in development and in tests) read in their own thread. */
const isCompiled = !import.meta.url.endsWith('.ts');

/**
 * Reads a file in a worker with limits of memory and time: even a file that takes all of it delays no other request. Excel
 * files, web pages and the exports of blogs are read in another process.
 *
 * @param content its memory is moved to the worker. Afterwards use the returned `content`.
 * @throws ApiError 400 or 413 for errors that do not belong to one line.
 */
export async function readInWorker(
  content: Buffer<ArrayBuffer>,
  options: ReadOptions,
): Promise<ImportFile & { content: Buffer<ArrayBuffer> }> {
  const type = await findFileType(content);
  if (type === 'xlsx' && content.length > workbookMaxFileBytes)
    throw new ApiError(413, messages.workbookFileTooLarge(workbookMaxFileBytes / 1024 ** 2));
  const isPage = type === undefined && options.pasted === undefined && isMarkup(content);
  if (isPage && content.length > importTableMaxBytes) throw tableTooLarge();
  if (type === 'xlsx' || isPage)
    // It has no images for its rows: they name those of the server.
    return {
      ...(await oneAtATime(() => readInProcess(content, options))),
      content: Buffer.alloc(0),
    };
  if (type !== undefined) throw new ApiError(400, messages.otherFiles[type]);
  if (!isCompiled) {
    // A static import would load all readers at each start of the server, where only the worker and the process need them.
    const { readImport } = await import('./read-import.ts');
    return { ...(await readImport(content, options)), content };
  }
  const task: ImportTask = { content, options };
  const answer = await oneAtATime(() =>
    runInWorker<WorkerAnswer>(entry, task, [content.buffer], limits),
  ).catch((error: unknown) => {
    throw error instanceof WorkerLimitError ? new ApiError(413, messages.importTooMuch) : error;
  });
  if ('refusal' in answer) throw fromRefusal(answer.refusal);
  const { buffer, byteOffset, length } = answer.content;
  return { ...answer.read, content: Buffer.from(buffer, byteOffset, length) };
}
