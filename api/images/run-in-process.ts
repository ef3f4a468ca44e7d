import type { ChildProcess } from 'node:child_process';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { fieldError } from '../http/errors.ts';
import { askProcess, ChildProcessError, startProcess } from '../operations/child-process.ts';
import type { DecodedImage, ImageTask } from './decode-image.ts';
import type { PreviewTask } from './draw-preview.ts';
import { tooBusy, tooComplex } from './image-errors.ts';
import { imageMaxMs, imageProcessIdleMs, imageProcessMaxBytes } from './upload-limits.ts';

export type ImageOutcome =
  | { image: DecodedImage }
  | { refusal: { status: ContentfulStatusCode; message: string } };

export type ImageAnswer = ImageOutcome & {
  /** Memory of the process after the task. The decoder does not return all of it. */
  rss: number;
};

/**
 * Decodes and draws images in another process, which also limits its own memory. A file that takes too much time or memory, or
 * crashes the decoder, ends that process and not the server. The process starts with the first image and ends when
 * there are no more.
 *
 * @param entry a JavaScript file that answers each task with an `ImageAnswer`.
 * @returns a function to call for one image after another.
 */
export function createImageProcess(
  entry: URL,
  { idleMs = imageProcessIdleMs } = {},
): (task: ImageTask | PreviewTask) => Promise<DecodedImage> {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;

  const start = (): ChildProcess => {
    const started = startProcess(entry);
    const forget = () => {
      if (child === started) child = undefined;
    };
    return started.on('exit', forget).on('error', forget);
  };
  const stop = () => {
    child?.kill('SIGKILL');
    child = undefined;
  };

  return async (task) => {
    clearTimeout(idle);
    child ??= start();
    child.ref();
    child.channel?.ref();
    const answer = await ask(child, task);
    // What is left of a large image must not count for the next one.
    if (answer.rss > imageProcessMaxBytes / 4) stop();
    else {
      idle = setTimeout(stop, idleMs).unref();
      // A command that has finished does not wait for it.
      child?.unref();
      child?.channel?.unref();
    }
    if ('image' in answer) return answer.image;
    throw fieldError(answer.refusal.status, 'image', answer.refusal.message);
  };
}

/** @throws ApiError 413 when its own limits or a crash end the process, 503 when it does not answer in time. */
async function ask(child: ChildProcess, task: ImageTask | PreviewTask): Promise<ImageAnswer> {
  try {
    return await askProcess<ImageAnswer>(child, 'image', task, imageMaxMs);
  } catch (error) {
    if (!(error instanceof ChildProcessError)) throw error;
    throw error.reason === 'late' ? tooBusy() : tooComplex();
  }
}
