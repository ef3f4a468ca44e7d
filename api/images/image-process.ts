import { ApiError } from '../http/errors.ts';
import { answerTasks } from '../operations/answer-tasks.ts';
import { decodeImage, type ImageTask } from './decode-image.ts';
import type { ImageAnswer, ImageOutcome } from './run-in-process.ts';
import { imageMaxCpuMs, imageProcessMaxBytes } from './upload-limits.ts';

/** The program of the process that decodes images. */
answerTasks<ImageTask>(
  { maxBytes: imageProcessMaxBytes, maxCpuMs: imageMaxCpuMs },
  async (task): Promise<ImageAnswer> => {
    const outcome = await decode(task);
    return { ...outcome, rss: process.memoryUsage.rss() };
  },
);

async function decode(task: ImageTask): Promise<ImageOutcome> {
  try {
    return { image: await decodeImage(task) };
  } catch (error) {
    // A class does not survive the way to the other process.
    if (!(error instanceof ApiError)) throw error;
    return { refusal: { status: error.status, message: error.message } };
  }
}
