import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { messages } from '../../../copy/messages.ts';
import { ApiError } from '../../../http/errors.ts';
import { askProcess, ChildProcessError, startProcess } from '../../../operations/child-process.ts';
import type { ImportFile } from '../read-import.ts';
import { workbookMaxFileBytes, workbookMaxMs } from '../transfer-limits.ts';

export interface WorkbookTask {
  content: Uint8Array;
  /** The website's code in exported files. */
  website: string;
}

export type WorkbookAnswer =
  | { read: ImportFile }
  | { refusal: { status: ContentfulStatusCode; message: string } };

const entry = new URL('./workbook-process.js', import.meta.url);
/** Node cannot run TypeScript, so the sources (in development and in tests) read in their own process. */
const isCompiled = !import.meta.url.endsWith('.ts');

/**
 * Reads an Excel file in a process of its own: a worker near its limit of memory would end the server.
 *
 * @throws ApiError 400 or 413 for errors that do not belong to one line.
 */
export async function readWorkbookFile(content: Buffer, website: string): Promise<ImportFile> {
  if (content.length > workbookMaxFileBytes)
    throw new ApiError(413, messages.workbookFileTooLarge(workbookMaxFileBytes / 1024 ** 2));
  if (!isCompiled) {
    const { readWorkbookImport } = await import('../read-import.ts');
    return await readWorkbookImport(content, website);
  }
  return await askWorkbookProcess(entry, { content, website });
}

/** @throws ApiError 413 when the process ends or takes too long, and what it refuses. */
export async function askWorkbookProcess(program: URL, task: WorkbookTask): Promise<ImportFile> {
  const child = startProcess(program);
  try {
    const answer = await askProcess<WorkbookAnswer>(child, 'workbook', task, workbookMaxMs);
    if ('read' in answer) return answer.read;
    throw new ApiError(answer.refusal.status, answer.refusal.message);
  } catch (error) {
    throw error instanceof ChildProcessError ? new ApiError(413, messages.importTooMuch) : error;
  } finally {
    child.kill('SIGKILL');
  }
}
