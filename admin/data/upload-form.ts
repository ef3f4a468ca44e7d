import { ApiError, connectionError, responseError, sharedHeaders } from './api-client.ts';

interface UploadOptions {
  /** Called with the sent part of the body, from 0 to 1. */
  onProgress: (sent: number) => void;
  signal: AbortSignal;
}

/**
 * Posts a form with a large file. It uses `XMLHttpRequest`, because `fetch` cannot report the progress.
 *
 * @throws ApiError like `readResponse`, or the signal's reason.
 */
export async function uploadForm<Result>(
  path: string,
  form: FormData,
  { onProgress, signal }: UploadOptions,
): Promise<Result> {
  const headers = await sharedHeaders();
  signal.throwIfAborted();
  return await new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
    request.onerror = () => reject(connectionError());
    request.onabort = () => reject(signal.reason);
    request.onload = () => {
      const body = parse(request.responseText);
      if (request.status === 200 && body !== undefined) resolve(body as Result);
      else reject(responseError(request.status, body));
    };
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}

/** Whether the user cancelled the upload. */
export function isAborted(error: unknown): boolean {
  return !(error instanceof ApiError) && error instanceof DOMException;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
