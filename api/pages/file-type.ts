import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress';
import { getMimeType } from 'hono/utils/mime';

interface FileType {
  contentType: string;
  /** False for formats that are already compressed. */
  compresses: boolean;
}

/** The type of a built file, by its extension. */
export function fileType(name: string): FileType {
  // The table would return a video type for `.ts`.
  const contentType = getMimeType(name.replace(/\.d\.ts$/, '.txt')) ?? 'application/octet-stream';
  return { contentType, compresses: COMPRESSIBLE_CONTENT_TYPE_REGEX.test(contentType) };
}
