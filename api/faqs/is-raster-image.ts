/**
 * Whether the bytes begin like a PNG, JPEG, GIF or WebP. Looked at before any decoder runs, so that formats with a
 * larger surface (SVG, PDF, TIFF) never reach one.
 */
export function isRasterImage(bytes: Buffer): boolean {
  return (
    startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) ||
    startsWith(bytes, [0xff, 0xd8, 0xff]) ||
    startsWith(bytes, [...Buffer.from('GIF8')]) ||
    (startsWith(bytes, [...Buffer.from('RIFF')]) && bytes.toString('latin1', 8, 12) === 'WEBP')
  );
}

function startsWith(bytes: Buffer, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}
