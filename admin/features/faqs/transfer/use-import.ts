import { useRef, useState } from 'react';
import type { ImportMode, ImportResult } from '../../../../api/contract/faqs/faq-transfer.ts';
import type { Progress } from '../../../../api/contract/requests.ts';
import { ApiError, api, readResponse } from '../../../data/api-client.ts';
import { uploadFetch } from '../../../data/forms/upload-fetch.ts';
import { isCancelled } from '../../../data/forms/use-upload.ts';

export interface ImportForm {
  file: File | undefined;
  mode: ImportMode;
  confirmName: string;
}

/** The running task; `sent` is the uploaded part of the file, from 0 to 1. */
export interface ImportRun {
  task: 'check' | 'import';
  sent: number;
  /** How many images the server has encoded, if they are too many for one request. */
  images?: Progress | undefined;
}

/** The two requests of an import: its dry run and the import itself. */
export function useImport(websiteId: number) {
  const [running, setRunning] = useState<ImportRun>();
  const abort = useRef<AbortController>(undefined);
  /** The server has received the whole import, and writes it even if the connection is closed. */
  const isWriting = useRef(false);

  /** @returns `undefined` if the user cancelled it. */
  const send = async (
    task: ImportRun['task'],
    { file, mode, confirmName }: ImportForm,
  ): Promise<ImportResult | undefined> => {
    const controller = new AbortController();
    abort.current = controller;
    isWriting.current = false;
    const upload = (images: Progress | undefined) => {
      setRunning({ task, sent: 0, images });
      return readResponse(
        api.api.faqs[':websiteId'].import.$post(
          {
            param: { websiteId: `${websiteId}` },
            query: task === 'check' ? { dry_run: 'true' } : {},
            // The file comes last, so that the server can refuse a wrong field before it reads the file.
            form: {
              mode,
              ...(confirmName && { confirm_name: confirmName }),
              ...(file && { file }),
            },
          },
          {
            fetch: uploadFetch(({ sent, total }) => {
              isWriting.current = task === 'import' && sent === total;
              setRunning({ task, sent: sent / total, images });
            }),
            init: { signal: controller.signal },
          },
        ),
      );
    };
    try {
      return await untilFinished(upload);
    } catch (error) {
      if (isCancelled(error)) return undefined;
      throw error;
    } finally {
      setRunning(undefined);
    }
  };

  /** Cancels the running task, unless the server is already writing. The result is then shown as a toast. */
  const cancel = () => {
    if (!isWriting.current) abort.current?.abort();
  };
  return { running, send, cancel };
}

/** Repeats a request that the server cannot finish at once, as long as each one makes progress. */
async function untilFinished<Result>(
  request: (before: Progress | undefined) => Promise<Result>,
): Promise<Result> {
  let before: Progress | undefined;
  for (;;) {
    try {
      return await request(before);
    } catch (error) {
      const progress = error instanceof ApiError ? error.progress : undefined;
      if (progress === undefined || progress.done <= (before?.done ?? 0)) throw error;
      before = progress;
    }
  }
}
