const startOfScan = 0xda;
const endOfImage = 0xd9;

/**
 * Counts the scans of a JPEG. A small progressive file may have thousands, and the decoder needs the time of a whole
 * image for each.
 */
export function countJpegScans(file: Buffer): number {
  let scans = 0;
  for (let at = findMarker(file, 2); at !== undefined; ) {
    const marker = file[at + 1];
    if (marker === endOfImage) break;
    if (marker === startOfScan) scans += 1;
    const hasLength = !isBare(marker) && at + 4 <= file.length;
    at = findMarker(file, at + 2 + (hasLength ? file.readUInt16BE(at + 2) : 0));
  }
  return scans;
}

/**
 * The position of the next marker. Data of a scan may come before it, in which every `FF` is followed by `00` or `FF`.
 */
function findMarker(file: Buffer, from: number): number | undefined {
  for (let at = file.indexOf(0xff, from); at !== -1; at = file.indexOf(0xff, at + 1)) {
    const next = file[at + 1];
    if (next === undefined) return undefined;
    if (next !== 0 && next !== 0xff) return at;
  }
  return undefined;
}

/** Markers without a length: restarts, the start of the image, `TEM`. */
function isBare(marker: number | undefined): boolean {
  return marker === undefined || marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
}
