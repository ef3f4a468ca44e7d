import { ApiError } from '../../../http/errors.ts';
import { answerTasks } from '../../../operations/answer-tasks.ts';
import { readWorkbookImport } from '../read-import.ts';
import { workbookMaxCpuMs, workbookProcessMaxBytes } from '../transfer-limits.ts';
import type { WorkbookAnswer, WorkbookTask } from './workbook-file.ts';

/** The program of the process that reads an Excel file. */
answerTasks<WorkbookTask>(
  { maxBytes: workbookProcessMaxBytes, maxCpuMs: workbookMaxCpuMs },
  async ({ content, website }): Promise<WorkbookAnswer> => {
    try {
      return { read: await readWorkbookImport(Buffer.from(content), website) };
    } catch (error) {
      // A class does not survive the way to the other process.
      if (!(error instanceof ApiError)) throw error;
      return { refusal: { status: error.status, message: error.message } };
    }
  },
);
