import { writeFileSync } from 'node:fs';
import { ApiError } from '../http/errors.ts';
import { decodeImage, type ImageTask } from './decode-image.ts';
import type { ImageAnswer, ImageOutcome } from './run-in-process.ts';
import { imageMaxCpuMs, imageProcessMaxBytes } from './upload-limits.ts';

/** The program of the process that decodes images. It gets one task at a time. */

const checkMs = 10;

/** `process.exit` would wait for the decoder's threads. */
const stop = () => process.kill(process.pid, 'SIGKILL');

try {
  // If the container or the service is out of memory, Linux ends this process instead of the server.
  writeFileSync('/proc/self/oom_score_adj', '1000');
} catch {
  // Other systems do not have it.
}

// systemd and a terminal send these signals to every process, but the server still responds to running uploads.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => {});
// The server has ended.
process.on('disconnect', stop);

process.on('message', async (task: ImageTask) => {
  const start = process.cpuUsage();
  const check = setInterval(() => {
    const { user, system } = process.cpuUsage(start);
    const cpuMs = (user + system) / 1000;
    if (process.memoryUsage.rss() > imageProcessMaxBytes || cpuMs > imageMaxCpuMs) stop();
  }, checkMs);
  const answer = await answerTo(task);
  clearInterval(check);
  process.send?.({ ...answer, rss: process.memoryUsage.rss() } satisfies ImageAnswer);
});

async function answerTo(task: ImageTask): Promise<ImageOutcome> {
  try {
    return { image: await decodeImage(task) };
  } catch (error) {
    // A class does not survive the way to the other process.
    if (!(error instanceof ApiError)) throw error;
    return { refusal: { status: error.status, message: error.message } };
  }
}
