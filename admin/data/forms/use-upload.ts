import { useRef, useState } from 'react';
import { type UploadProgress, uploadFetch } from './upload-fetch.ts';

/** A shorter upload shows no progress. */
const shownAfterMs = 300;

/** The options of one request of the typed client. */
export interface SendOptions {
  fetch?: typeof fetch;
  init?: { signal: AbortSignal };
}

export interface Upload {
  /** Undefined until an upload has been running for `shownAfterMs`. */
  progress: UploadProgress | undefined;
  /** Cancels the upload. Its promise rejects, see `isCancelled`. */
  cancel: () => void;
  /** Calls `send` with the options that make the request report its progress. */
  run: <Sent>(send: (options: SendOptions) => Promise<Sent>) => Promise<Sent>;
}

/** The upload of a form with a file. */
export function useUpload(): Upload {
  const [progress, setProgress] = useState<UploadProgress>();
  const running = useRef<AbortController>(undefined);
  return {
    progress,
    cancel: () => running.current?.abort(),
    async run(send) {
      const upload = new AbortController();
      running.current = upload;
      let latest = { sent: 0, total: 0 };
      let isShown = false;
      const timer = setTimeout(() => {
        isShown = true;
        setProgress(latest);
      }, shownAfterMs);
      const report = (next: UploadProgress) => {
        latest = next;
        if (isShown) setProgress(next);
      };
      try {
        return await send({ fetch: uploadFetch(report), init: { signal: upload.signal } });
      } finally {
        clearTimeout(timer);
        setProgress(undefined);
      }
    },
  };
}

/** Whether a request failed because its user cancelled the upload. */
export function isCancelled(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
