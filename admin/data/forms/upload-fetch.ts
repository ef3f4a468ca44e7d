import { sendAs } from '../admin-fetch.ts';
import { readFile } from './read-file.ts';

/** Sent and total bytes of a request's body. */
export interface UploadProgress {
  sent: number;
  total: number;
}

/**
 * A `fetch` for the typed client that reports the progress of the upload. Only `XMLHttpRequest` can report it. Rejects like
 * `readFile` if a file was changed.
 */
export function uploadFetch(onProgress: (progress: UploadProgress) => void): typeof fetch {
  return async (input, init) => {
    if (init?.body instanceof FormData) await readFiles(init.body);
    init?.signal?.throwIfAborted();
    return await sendAs(
      (address, options) => sendWithProgress(address, options, onProgress),
      input as string,
      init,
    );
  };
}

/** Replaces the files of a form by copies in memory. */
async function readFiles(form: FormData): Promise<void> {
  for (const [field, value] of [...form])
    if (value instanceof File) form.set(field, await readFile(field, value));
}

function sendWithProgress(
  address: string,
  { method = 'GET', headers, body, signal }: RequestInit,
  onProgress: (progress: UploadProgress) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, address);
    new Headers(headers).forEach((value, name) => {
      request.setRequestHeader(name, value);
    });
    request.upload.onprogress = ({ loaded, total }) => onProgress({ sent: loaded, total });
    request.onload = () => {
      const type = request.getResponseHeader('Content-Type') ?? '';
      resolve(
        new Response(request.responseText, {
          status: request.status,
          headers: { 'Content-Type': type },
        }),
      );
    };
    request.onerror = () => reject(new TypeError('The request failed.'));
    request.onabort = () => reject(new DOMException('The upload was cancelled.', 'AbortError'));
    signal?.addEventListener('abort', () => request.abort());
    request.send(body as XMLHttpRequestBodyInit);
  });
}
