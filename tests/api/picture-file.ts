import sharp from 'sharp';

/** Creates a picture in one colour, as a form sends it. */
export async function pictureFile(background: string, width = 4, height = 4): Promise<File> {
  const bytes = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
  return new File([new Uint8Array(bytes)], 'a.png', { type: 'image/png' });
}
