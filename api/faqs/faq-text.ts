import { z } from 'zod';
import { answerMaxLength, questionMaxLength } from '../contract/limits.ts';
import { messages } from '../copy/messages.ts';

/** A question as it is stored: trimmed and not blank. */
export const questionText = z
  .string(messages.blankQuestion)
  .trim()
  .min(1, messages.blankQuestion)
  .max(questionMaxLength, messages.tooLong(questionMaxLength));

/** An answer as it is stored: trimmed. An empty one is stored as none. */
export const answerText = z
  .string(messages.required)
  // Forms send every line break as two characters.
  .overwrite((text) => text.replaceAll(/\r\n?/g, '\n'))
  .trim()
  .max(answerMaxLength, messages.tooLong(answerMaxLength));
