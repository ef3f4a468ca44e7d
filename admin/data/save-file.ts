import { connectionError, responseError } from './api-client.ts';

/**
 * Waits for a response with a file and saves the file under its name.
 *
 * @param onProgress called with the number of bytes received so far.
 * @throws ApiError like `readResponse`.
 */
export async function saveResponse(
  call: Promise<Response>,
  onProgress: (bytes: number) => void,
): Promise<void> {
  const response = await call.catch(() => {
    throw connectionError();
  });
  if (!response.ok || response.body === null) {
    throw responseError(response.status, await response.json().catch(() => undefined));
  }
  const chunks: BlobPart[] = [];
  let bytes = 0;
  const reader = response.body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      chunks.push(value);
      bytes += value.length;
      onProgress(bytes);
    }
  } catch {
    throw connectionError();
  }
  // The file name is the only quoted part of this header.
  const name = response.headers.get('Content-Disposition')?.split('"')[1];
  saveBlob(new Blob(chunks), name ?? 'faq');
}

/** Saves a file in the browser's download folder. */
export function saveBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the URL only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
