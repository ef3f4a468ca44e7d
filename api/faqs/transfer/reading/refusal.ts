import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { ApiError } from '../../../http/errors.ts';

/** An `ApiError` as plain data: a class does not survive the way to another thread or process. */
export interface Refusal {
  status: ContentfulStatusCode;
  message: string;
  fields: Record<string, string> | undefined;
}

/** @throws any other error again. */
export function toRefusal(error: unknown): Refusal {
  if (!(error instanceof ApiError)) throw error;
  const { status, message, fields } = error;
  return { status, message, fields };
}

export function fromRefusal({ status, message, fields }: Refusal): ApiError {
  return new ApiError(status, message, fields);
}
