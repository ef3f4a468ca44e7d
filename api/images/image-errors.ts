import { messages } from '../copy/messages.ts';
import { type ApiError, BusyError, fieldError } from '../http/errors.ts';

/** The image needs more time or memory to decode than an upload may take. */
export function tooComplex(): ApiError {
  return fieldError(413, 'image', messages.imageTooComplex);
}

/** The server had too little processor time for the image. It may be a good one. */
export function tooBusy(): ApiError {
  return new BusyError(messages.serverBusy, 'image', 30);
}

/** The file is not a complete image of an accepted format. */
export function unreadable(): ApiError {
  return fieldError(400, 'image', messages.imageUnreadable);
}
