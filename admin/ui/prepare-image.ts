import { lazyPopup } from './lazy.tsx';
import type { PreparedImage } from './shrink-image.ts';

const code = lazyPopup(() => import('./shrink-image.ts').then((m) => m.checkAndShrink));
const prepared = new WeakMap<File, Promise<PreparedImage>>();

/** Checks a chosen image and shrinks it; a file only once. */
export function prepareImage(file: File): Promise<PreparedImage> {
  const known = prepared.get(file) ?? prepare(file);
  prepared.set(file, known);
  return known;
}

async function prepare(file: File): Promise<PreparedImage> {
  try {
    await code.load();
  } catch {
    // The server checks and shrinks as well.
  }
  return (await code.loaded?.(file)) ?? { file };
}
