export interface ImageSize {
  width: number;
  height: number;
}

/** The file name of a stored image. It contains the image's size, so that a page can reserve the space. */
export function toImageName(hash: string, { width, height }: ImageSize): string {
  return `${hash}-${width}x${height}.webp`;
}

/** The size in a stored image's file name; undefined for other names. */
export function imageSizeOf(name: string): ImageSize | undefined {
  const match = /-(\d{1,5})x(\d{1,5})\.webp$/.exec(name);
  return match ? { width: Number(match[1]), height: Number(match[2]) } : undefined;
}
