import { parentPort, workerData } from 'node:worker_threads';
import { readImport } from './read-import.ts';
import type { ImportTask, WorkerAnswer } from './read-in-worker.ts';
import { toRefusal } from './refusal.ts';

const { content, options } = workerData as ImportTask;

parentPort?.postMessage(await answer(), [content.buffer]);

async function answer(): Promise<WorkerAnswer> {
  try {
    const { buffer, byteOffset, length } = content;
    const read = await readImport(Buffer.from(buffer, byteOffset, length), options);
    return { read, content };
  } catch (error) {
    return { refusal: toRefusal(error) };
  }
}
