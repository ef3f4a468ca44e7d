import { extname } from 'node:path';

interface FileType {
  contentType: string;
  /** Whether compressing it again makes it smaller. */
  compresses: boolean;
}

const text = (contentType: string): FileType => ({
  contentType: `${contentType}; charset=UTF-8`,
  compresses: true,
});
const packed = (contentType: string): FileType => ({ contentType, compresses: false });

const types: Record<string, FileType> = {
  '.css': text('text/css'),
  '.html': text('text/html'),
  '.ico': packed('image/x-icon'),
  '.jpg': packed('image/jpeg'),
  '.js': text('text/javascript'),
  '.json': text('application/json'),
  '.map': text('application/json'),
  '.png': packed('image/png'),
  '.svg': text('image/svg+xml'),
  '.txt': text('text/plain'),
  '.webmanifest': text('application/manifest+json'),
  '.webp': packed('image/webp'),
  '.woff2': packed('font/woff2'),
};

/** What a file of the build is, by its name. */
export function fileType(name: string): FileType {
  return types[extname(name)] ?? packed('application/octet-stream');
}
