import type { OtherImageFormat } from '../contract/image-format.ts';
import { imageMaxBytes } from '../contract/limits.ts';
import { messages } from '../copy/messages.ts';
import { type ApiError, BusyError, fieldError } from '../http/errors.ts';
import { squareMaxRatio, squareMinSide } from './upload-limits.ts';

const megabyte = 1024 * 1024;

export function tooLarge(): ApiError {
  return fieldError(413, 'image', messages.imageTooLarge(imageMaxBytes / megabyte));
}

export function tooManyPixels(): ApiError {
  return fieldError(413, 'image', messages.imageTooManyPixels);
}

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

/** The file is an image, but of a format that is not accepted. */
export function ofFormat(format: OtherImageFormat): ApiError {
  return fieldError(400, 'image', messages.imageOfFormat[format]);
}

/** The file's name is one of another kind of file. */
export function misnamed(format: string): ApiError {
  return fieldError(400, 'image', messages.imageMisnamed(format));
}

/** No square can be cut from the image. */
export function tooSmall(): ApiError {
  return fieldError(400, 'image', messages.imageTooSmall(squareMinSide));
}

export function tooLong(): ApiError {
  return fieldError(400, 'image', messages.imageTooLong(squareMaxRatio));
}
