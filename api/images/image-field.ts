import { z } from 'zod';
import { messages } from '../copy/messages.ts';
import { Upload } from './read-form.ts';

/** The image of a form. An unused file input is sent as an empty file. */
export const imageField = z.preprocess(
  (value) => (isEmptyFile(value) ? undefined : value),
  z.instanceof(Upload, { error: messages.notFile }).optional(),
);

function isEmptyFile(value: unknown): boolean {
  return value === '' || (value instanceof Upload && value.content.length === 0);
}
