import { messages } from '../copy/messages.ts';
import { type ApiError, fieldError } from '../http/errors.ts';

/** The image needs more time or memory to decode than an upload may take. */
export function tooComplex(): ApiError {
  return fieldError(413, 'image', messages.imageTooComplex);
}

/** The file is not a complete image of an accepted format. */
export function unreadable(): ApiError {
  return fieldError(400, 'image', messages.imageUnreadable);
}
