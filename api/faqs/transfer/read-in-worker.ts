import type { ContentfulStatusCode } from 'hono/utils/http-status';
import pLimit from 'p-limit';
import { messages } from '../../copy/messages.ts';
import { ApiError } from '../../http/errors.ts';
import { runInWorker, WorkerLimitError } from '../../operations/run-in-worker.ts';
import { findFileType } from './file-type.ts';
import { type ImportFile, readImport } from './read-import.ts';
import { importReadMaxMemoryBytes, importReadMaxMs } from './transfer-limits.ts';
import { readWorkbookFile } from './workbook/workbook-file.ts';

export interface ImportTask {
  content: Uint8Array<ArrayBuffer>;
  /** The website's code in exported files. */
  website: string;
}

export type WorkerAnswer =
  | { read: ImportFile; content: Uint8Array<ArrayBuffer> }
  | { refusal: { status: ContentfulStatusCode; message: string } };

const entry = new URL('./import-worker.js', import.meta.url);
const limits = { memoryMb: importReadMaxMemoryBytes / 1024 ** 2, ms: importReadMaxMs };
/** Two workers or processes would need more memory than all caches together. */
const oneAtATime = pLimit(1);

/** A worker cannot load TypeScript, so the sources (in development and in tests) read in their own thread. */
const isCompiled = !import.meta.url.endsWith('.ts');

/**
 * Reads a file in a worker with limits of memory and time: even a file that takes all of it delays no other request. An
 * Excel file is read in another process.
 *
 * @param content its memory is moved to the worker. Afterwards use the returned `content`.
 * @throws ApiError 400 or 413 for errors that do not belong to one line.
 */
export async function readInWorker(
  content: Buffer<ArrayBuffer>,
  website: string,
): Promise<ImportFile & { content: Buffer<ArrayBuffer> }> {
  const type = await findFileType(content);
  if (type === 'xlsx')
    return { ...(await oneAtATime(() => readWorkbookFile(content, website))), content };
  if (type !== undefined) throw new ApiError(400, messages.otherFiles[type]);
  if (!isCompiled) return { ...(await readImport(content, website)), content };
  const task: ImportTask = { content, website };
  const answer = await oneAtATime(() =>
    runInWorker<WorkerAnswer>(entry, task, [content.buffer], limits),
  ).catch((error: unknown) => {
    throw error instanceof WorkerLimitError ? new ApiError(413, messages.importTooMuch) : error;
  });
  if ('refusal' in answer) throw new ApiError(answer.refusal.status, answer.refusal.message);
  const { buffer, byteOffset, length } = answer.content;
  return { ...answer.read, content: Buffer.from(buffer, byteOffset, length) };
}
