/** One line of a text, without its line break. */
export interface Line {
  /** Counted from 1. */
  number: number;
  /** `undefined` when the line is longer than allowed. */
  text: string | undefined;
}

const byteOrderMark = '\uFEFF';

/** Splits a stream of text into lines that end in LF or CRLF. Has only one chunk and one line in memory at a time. */
export async function* readLines(
  chunks: AsyncIterable<string>,
  maxLength: number,
): AsyncGenerator<Line> {
  let number = 0;
  let open = '';
  let isTooLong = false;

  function finish(end: string): Line {
    const text = (open + end).replace(/\r$/, '');
    const line = {
      number: ++number,
      text: isTooLong || text.length > maxLength ? undefined : text,
    };
    open = '';
    isTooLong = false;
    return number === 1 && line.text?.startsWith(byteOrderMark)
      ? { ...line, text: line.text.slice(1) }
      : line;
  }

  for await (const chunk of chunks) {
    const parts = chunk.split('\n');
    const last = parts.pop() ?? '';
    for (const part of parts) yield finish(part);
    open += last;
    // Allow one more character for the CR before the LF.
    if (open.length > maxLength + 1) {
      isTooLong = true;
      open = '';
    }
  }
  if (open !== '' || isTooLong) yield finish('');
}
