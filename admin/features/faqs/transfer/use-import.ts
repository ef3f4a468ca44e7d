import { useRef, useState } from 'react';
import type {
  ConversionType,
  ImportMode,
  ImportResult,
  KeywordSeparator,
  KeywordsMode,
} from '../../../../api/contract/faqs/faq-transfer.ts';
import type { TableColumn } from '../../../../api/contract/faqs/transfer-columns.ts';
import type { Progress } from '../../../../api/contract/requests.ts';
import { ApiError, api, connectionError, readResponse } from '../../../data/api-client.ts';
import { readFile } from '../../../data/forms/read-file.ts';
import { uploadFetch } from '../../../data/forms/upload-fetch.ts';
import { isCancelled } from '../../../data/forms/use-upload.ts';
import { type StarterName, starters } from './starters/starters.ts';

/** How a file is read. What is undefined is decided by the file. */
export interface Reading {
  /** The field of each column; `null` until it is chosen. */
  columns?: readonly (TableColumn | null)[] | undefined;
  sheet?: string;
  separator?: KeywordSeparator;
  keep?: readonly ConversionType[];
  keywordsMode?: KeywordsMode;
}

export interface ImportForm {
  way: 'file' | 'text' | 'starter';
  file: File | undefined;
  starter: StarterName;
  text: string;
  /** The clipboard's HTML of a text that was pasted, and not changed since. */
  pasted: { text: string; html: string } | undefined;
  mode: ImportMode;
  confirmName: string;
  reading: Reading;
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
  const checkedFile = useRef<File>(undefined);

  /** @returns `undefined` if the user cancelled it. */
  const send = async (
    task: ImportRun['task'],
    form: ImportForm,
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
            form: { ...fieldsOf(form), ...contentOf(form, checkedFile.current) },
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
      const file = await readContent(form);
      // Firefox reads a changed file of the same size. What is imported is what was checked.
      if (task === 'check') checkedFile.current = file;
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

function fieldsOf({ mode, confirmName, reading }: ImportForm) {
  const { columns, sheet, separator, keep, keywordsMode } = reading;
  return {
    mode,
    ...(confirmName && { confirm_name: confirmName }),
    ...(columns && { columns: JSON.stringify(columns) }),
    ...(sheet !== undefined && { sheet }),
    ...(separator && { separator }),
    ...(keep && { keep: JSON.stringify(keep) }),
    ...(keywordsMode && { keywords_mode: keywordsMode }),
  };
}

/** The file to send; `undefined` if it is a text. */
async function readContent({ way, file, starter }: ImportForm): Promise<File | undefined> {
  if (way === 'file') return file && (await readFile('file', file));
  if (way === 'text') return undefined;
  const response = await fetch(starters[starter]).catch(() => undefined);
  if (!response?.ok) throw connectionError();
  return new File([await response.blob()], `${starter}.json`);
}

/** Comes last in the request, so that the server can refuse a wrong field before it reads the file. */
function contentOf({ way, text, pasted }: ImportForm, file: File | undefined) {
  if (way !== 'text') return file && { file };
  return { text, ...(pasted?.text === text && { html: pasted.html }) };
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
