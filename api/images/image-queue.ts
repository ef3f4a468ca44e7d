import pLimit from 'p-limit';
import type { DecodedImage, ImageTask } from './decode-image.ts';
import type { PreviewTask } from './draw-preview.ts';
import { createImageProcess } from './run-in-process.ts';

/** Node cannot run TypeScript, so the sources (in development and in tests) decode and draw in their own process. */
const isCompiled = !import.meta.url.endsWith('.ts');
const run = isCompiled
  ? createImageProcess(new URL('./image-process.js', import.meta.url))
  : async (task: ImageTask | PreviewTask) =>
      'preview' in task
        ? await (await import('./draw-preview.ts')).drawPreview(task)
        : await (await import('./decode-image.ts')).decodeImage(task);

/**
 * One image at a time, so that all together need only the memory and threads of one. The upload slots limit how many
 * uploads wait.
 */
export const imageQueue = pLimit(1);

/** Decodes or draws an image when it is its turn. */
export function runInTurn(task: ImageTask | PreviewTask): Promise<DecodedImage> {
  return imageQueue(() => run(task));
}
