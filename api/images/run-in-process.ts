import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { fieldError } from '../http/errors.ts';
import type { DecodedImage, ImageTask } from './decode-image.ts';
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
 * Decodes images in another process, which also limits its own memory. A file that takes too much time or memory, or
 * crashes the decoder, ends that process and not the server. The process starts with the first image and ends when
 * there are no more.
 *
 * @param entry a JavaScript file that answers each `ImageTask` with an `ImageAnswer`.
 * @returns a function to call for one image after another.
 */
export function createImageProcess(
  entry: URL,
  { idleMs = imageProcessIdleMs } = {},
): (task: ImageTask) => Promise<DecodedImage> {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;

  const start = (): ChildProcess => {
    // Its environment is empty, because it needs none of the server's secrets.
    const started = fork(entry, {
      execArgv: [],
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
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
    const answer = await ask(child, task);
    // What is left of a large image must not count for the next one.
    if (answer.rss > imageProcessMaxBytes / 4) stop();
    else idle = setTimeout(stop, idleMs).unref();
    if ('image' in answer) return answer.image;
    throw fieldError(answer.refusal.status, 'image', answer.refusal.message);
  };
}

/** @throws ApiError 413 when its own limits or a crash end the process, 503 when it does not answer in time. */
async function ask(child: ChildProcess, task: ImageTask): Promise<ImageAnswer> {
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    child.kill('SIGKILL');
  }, imageMaxMs);
  const over = new AbortController();
  const { signal } = over;
  try {
    const ended = once(child, 'exit', { signal }).then(([code]) => {
      if (isLate) throw tooBusy();
      throw code === null ? tooComplex() : new Error(`The image process ended with ${code}.`);
    });
    const answered = once(child, 'message', { signal });
    // Without file descriptors there is no process and no `send`; the event `error` follows. An error of `send` means that
    // the process has ended, and its exit says why.
    if (child.pid !== undefined) child.send(task, () => {});
    const [answer] = await Promise.race([answered, ended]);
    return answer;
  } finally {
    clearTimeout(timer);
    over.abort();
  }
}
