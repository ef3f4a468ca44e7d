import { parentPort, workerData } from 'node:worker_threads';
import { ApiError } from '../../http/errors.ts';
import { readImport } from './read-import.ts';
import type { ImportTask, WorkerAnswer } from './read-in-worker.ts';

const { content, website } = workerData as ImportTask;

parentPort?.postMessage(await answer(), [content.buffer]);

async function answer(): Promise<WorkerAnswer> {
  try {
    const { buffer, byteOffset, length } = content;
    const read = await readImport(Buffer.from(buffer, byteOffset, length), website);
    return { read, content };
  } catch (error) {
    // A class does not survive the way to the other thread.
    if (!(error instanceof ApiError)) throw error;
    return { refusal: { status: error.status, message: error.message } };
  }
}
