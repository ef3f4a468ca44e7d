import type { PreparedImage } from './shrink-image.ts';

const prepared = new WeakMap<File, Promise<PreparedImage>>();

/** Checks and shrinks a chosen image. The result is cached for each file. */
export function prepareImage(file: File): Promise<PreparedImage> {
  const known = prepared.get(file) ?? prepare(file);
  prepared.set(file, known);
  return known;
}

async function prepare(file: File): Promise<PreparedImage> {
  // The server also checks and shrinks images, so this code is not required.
  const code = await import('./shrink-image.ts').catch(() => undefined);
  return code ? code.checkAndShrink(file) : { file };
}
