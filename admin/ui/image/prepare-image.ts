import { lazyPopup } from '../lazy.tsx';
import type { PreparedImage } from './shrink-image.ts';

const code = lazyPopup(() => import('./shrink-image.ts').then((m) => m.checkAndShrink));
const prepared = new WeakMap<File, Promise<PreparedImage>>();

/** Checks and shrinks a chosen image. The result is cached for each file. */
export function prepareImage(file: File): Promise<PreparedImage> {
  const known = prepared.get(file) ?? prepare(file);
  prepared.set(file, known);
  return known;
}

async function prepare(file: File): Promise<PreparedImage> {
  try {
    await code.load();
  } catch {
    // The server also checks and shrinks images, so an error of this code can be ignored.
  }
  return (await code.loaded?.(file)) ?? { file };
}
