import { answerTasks } from '../../../operations/answer-tasks.ts';
import { importProcessMaxBytes, importProcessMaxCpuMs } from '../transfer-limits.ts';
import { readOwnProcessFile } from './read-import.ts';
import type { ImportProcessAnswer, ImportProcessTask } from './read-in-process.ts';
import { toRefusal } from './refusal.ts';

/** The program of the process that reads an Excel file, a web page or the export of a blog. */
answerTasks<ImportProcessTask>(
  { maxBytes: importProcessMaxBytes, maxCpuMs: importProcessMaxCpuMs },
  async ({ content, options }): Promise<ImportProcessAnswer> => {
    try {
      return { read: await readOwnProcessFile(Buffer.from(content), options) };
    } catch (error) {
      return { refusal: toRefusal(error) };
    }
  },
);
