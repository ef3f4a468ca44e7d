import { messages } from '../../../copy/messages.ts';
import { ApiError } from '../../../http/errors.ts';
import { importMaxLines } from '../transfer-limits.ts';

export interface TextLine {
  /** Its number in the pasted text, from 1. */
  line: number;
  text: string;
  /** The level of a heading of HTML. */
  level?: number | undefined;
}

/** @throws ApiError 400 for too many lines. */
export function numbered(lines: readonly Omit<TextLine, 'line'>[]): TextLine[] {
  if (lines.length > importMaxLines)
    throw new ApiError(400, messages.importTooManyLines(importMaxLines));
  return lines.map((line, index) => ({ ...line, line: index + 1 }));
}
