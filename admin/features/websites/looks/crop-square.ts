/** The largest side of the avatar. No screen shows it larger. */
const sidePx = 256;
const quality = 0.9;

/**
 * Crops the middle of an image to a small square. If the browser cannot crop, it returns the file: the bot also shows
 * only the middle.
 */
export async function cropSquare(file: File): Promise<File> {
  try {
    const bitmap = await createImageBitmap(file);
    const side = Math.min(bitmap.width, bitmap.height);
    const canvas = document.createElement('canvas');
    canvas.width = Math.min(side, sidePx);
    canvas.height = canvas.width;
    const context = canvas.getContext('2d');
    if (context === null) return file;
    context.imageSmoothingQuality = 'high';
    const left = (bitmap.width - side) / 2;
    const top = (bitmap.height - side) / 2;
    context.drawImage(bitmap, left, top, side, side, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    // Browsers that cannot encode WebP return a PNG.
    const blob = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, 'image/webp', quality),
    );
    if (blob === null) return file;
    const extension = blob.type === 'image/webp' ? 'webp' : 'png';
    const [stem] = file.name.split('.');
    return new File([blob], `${stem}.${extension}`, { type: blob.type });
  } catch {
    return file;
  }
}
