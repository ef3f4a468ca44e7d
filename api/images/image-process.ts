import { ApiError } from '../http/errors.ts';
import { answerTasks } from '../operations/answer-tasks.ts';
import { decodeImage, type ImageTask } from './decode-image.ts';
import { drawPreview, type PreviewTask } from './draw-preview.ts';
import type { ImageAnswer, ImageOutcome } from './run-in-process.ts';
import { imageMaxCpuMs, imageProcessMaxBytes } from './upload-limits.ts';

/** The program of the processes that decode and draw images. */
answerTasks<ImageTask | PreviewTask>(
  { maxBytes: imageProcessMaxBytes, maxCpuMs: imageMaxCpuMs },
  async (task): Promise<ImageAnswer> => {
    const outcome = await decode(task);
    return { ...outcome, rss: process.memoryUsage.rss() };
  },
);

async function decode(task: ImageTask | PreviewTask): Promise<ImageOutcome> {
  try {
    return { image: await ('preview' in task ? drawPreview(task) : decodeImage(task)) };
  } catch (error) {
    // A class does not survive the way to the other process.
    if (!(error instanceof ApiError)) throw error;
    return { refusal: { status: error.status, message: error.message } };
  }
}
