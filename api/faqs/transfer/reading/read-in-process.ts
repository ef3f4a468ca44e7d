import { messages } from '../../../copy/messages.ts';
import { ApiError } from '../../../http/errors.ts';
import { askProcess, ChildProcessError, startProcess } from '../../../operations/child-process.ts';
import { importProcessHeapMb, importProcessMaxMs } from '../transfer-limits.ts';
import type { ImportFile } from './read-import.ts';
import type { ReadOptions } from './read-options.ts';
import { fromRefusal, type Refusal } from './refusal.ts';

export interface ImportProcessTask {
  content: Uint8Array;
  options: ReadOptions;
}

export type ImportProcessAnswer = { read: ImportFile } | { refusal: Refusal };

const entry = new URL('./import-process.js', import.meta.url);
/** Node cannot run TypeScript, so the sources (in development and in tests) read in their own process. */
const isCompiled = !import.meta.url.endsWith('.ts');

/**
 * Reads an Excel file, a web page or the export of a blog in a process of its own: a worker near its limit of memory would end
 * the server.
 *
 * @throws ApiError 400 or 413 for errors that do not belong to one line.
 */
export async function readInProcess(content: Buffer, options: ReadOptions): Promise<ImportFile> {
  if (!isCompiled) {
    const { readOwnProcessFile } = await import('./read-import.ts');
    return await readOwnProcessFile(content, options);
  }
  return await askImportProcess(entry, { content, options });
}

/** @throws ApiError 413 when the process ends or takes too long, and what it refuses. */
export async function askImportProcess(program: URL, task: ImportProcessTask): Promise<ImportFile> {
  const child = startProcess(program, importProcessHeapMb);
  try {
    const answer = await askProcess<ImportProcessAnswer>(child, 'import', task, importProcessMaxMs);
    if ('read' in answer) return answer.read;
    throw fromRefusal(answer.refusal);
  } catch (error) {
    throw error instanceof ChildProcessError ? new ApiError(413, messages.importTooMuch) : error;
  } finally {
    child.kill('SIGKILL');
  }
}
