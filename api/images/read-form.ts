import { Busboy, type BusboyInstance } from '@fastify/busboy';
import { bodyMaxBytes, multipartMaxBytes } from '../config/server-limits.ts';
import { imageMaxBytes } from '../contract/limits.ts';
import { messages } from '../copy/messages.ts';
import { ApiError } from '../http/errors.ts';
import { multipartMaxParts, uploadMaxDelayMs, uploadMinKbps } from './upload-limits.ts';

/** A file of a form, read into memory. */
export class Upload {
  readonly name: string;
  readonly content: Buffer<ArrayBuffer>;

  constructor(name: string, content: Buffer<ArrayBuffer>) {
    this.name = name;
    this.content = content;
  }
}

/** By field name: a text, a file, or a list when the form has several values of that name. */
export type FormValues = Record<string, unknown>;

export interface ReadOptions {
  /** The name of the file's field. */
  fileField: string;
  /** The body's length; undefined when it is unknown until its end. */
  bodyBytes?: number | undefined;
  /** Ends the request when its body is `uploadMaxDelayMs` behind the minimum rate. */
  mustKeepPace?: boolean;
  limits?: FormLimits;
}

export interface FormLimits {
  fileBytes: number;
  /** The length of a text. Longer ones are cut behind this length and one byte. */
  fieldBytes: number;
  bodyBytes: number;
  /** The time limit for the whole body. */
  ms: number;
  /** The error messages for bodies that are too large or too slow. */
  tooLarge: string;
  tooSlow: string;
}

export const imageForm: FormLimits = {
  fileBytes: imageMaxBytes,
  fieldBytes: bodyMaxBytes,
  bodyBytes: multipartMaxBytes,
  ms: Number.POSITIVE_INFINITY,
  tooLarge: messages.bodyTooLarge,
  tooSlow: messages.uploadTooSlow,
};

/**
 * Parses a form while its body arrives. Has one copy of its file in memory; `Request.formData()` makes several. Other
 * file fields and a second file are dropped.
 *
 * @throws ApiError 413 when the body is too large, 400 when it is not a form or is incomplete, 408 when it is too slow.
 */
export async function readForm(
  request: Request,
  { fileField, bodyBytes, mustKeepPace = false, limits = imageForm }: ReadOptions,
): Promise<FormValues> {
  const type = request.headers.get('content-type') ?? '';
  if (
    request.body === null ||
    !/^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(type)
  ) {
    return {};
  }
  const parser = startParser(type, limits);
  // One byte more than allowed, so that a file that is too large is recognised.
  const fileBytes = Math.min(bodyBytes ?? limits.bodyBytes, limits.fileBytes + 1);
  const form = collect(parser, fileField, fileBytes);
  let isBroken = false;
  // After an error, the parser does not call its callbacks, so `fail` resolves the waiting step.
  let goOn = () => {};
  const fail = () => {
    isBroken = true;
    goOn();
  };
  parser.on('error', fail).on('partsLimit', fail).on('fieldsLimit', fail);
  const run = (step: (done: () => void) => void) =>
    new Promise<void>((resolve) => {
      goOn = resolve;
      step(resolve);
    });
  try {
    const start = performance.now();
    let bytes = 0;
    // Do not use `for await`: leaving the loop early would close the connection before the response is sent.
    const reader = request.body.getReader();
    for (;;) {
      const { done: isOver, value: chunk } = await (mustKeepPace
        ? readBefore(
            start + Math.min(uploadMaxDelayMs + (8 * bytes) / uploadMinKbps, limits.ms),
            reader,
            limits.tooSlow,
          )
        : reader.read());
      if (isOver) break;
      bytes += chunk.length;
      if (bytes > limits.bodyBytes) throw new ApiError(413, limits.tooLarge);
      // Read the rest of a broken form and drop it: a client that is still sending would not read the response.
      if (!isBroken) await run((done) => parser.write(chunk, () => done()));
    }
    if (!isBroken) await run((done) => parser.once('finish', done).end());
  } catch (error) {
    // A client that disconnects in the middle of its body is not a server error.
    throw error instanceof ApiError ? error : badForm();
  }
  if (isBroken) throw badForm();
  return form;
}

/** Reads a chunk, or throws 408 at the deadline. Note for the caller: 1 kbit/s is 1 bit per millisecond. */
async function readBefore(
  deadlineMs: number,
  reader: ReadableStreamDefaultReader<Uint8Array>,
  tooSlow: string,
) {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    const fail = () => reject(new ApiError(408, tooSlow));
    timer = setTimeout(fail, deadlineMs - performance.now());
  });
  try {
    return await Promise.race([reader.read(), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

function startParser(type: string, { fileBytes, fieldBytes }: FormLimits): BusboyInstance {
  try {
    return Busboy({
      headers: { 'content-type': type },
      // Without this, a name like `a.svg\x` would lose its extension.
      preservePath: true,
      limits: {
        fieldSize: fieldBytes + 1,
        fields: multipartMaxParts,
        parts: multipartMaxParts,
        fileSize: fileBytes + 1,
      },
    });
  } catch {
    throw badForm();
  }
}

function collect(parser: BusboyInstance, fileField: string, maxBytes: number): FormValues {
  const form: FormValues = Object.create(null);
  let hasFile = false;
  const add = (name: string | undefined, value: unknown) => {
    if (name !== undefined) form[name] = name in form ? [form[name], value].flat() : value;
  };
  parser.on('field', (name, value) => add(name, value));
  parser.on('file', (name, stream, fileName) => {
    // An incomplete part is also an error of the parser, which handles it.
    stream.on('error', () => {});
    if (name !== fileField || hasFile) {
      add(name, []);
      stream.resume();
      return;
    }
    hasFile = true;
    // Copy each chunk immediately: a client can send single bytes, and a chunk object needs much more memory than its
    // byte. The buffer is not larger than the body, because 5 MB for each of many stalled requests would block the
    // event loop.
    const content = Buffer.allocUnsafeSlow(maxBytes);
    let bytes = 0;
    stream.on('data', (chunk: Buffer) => {
      bytes += chunk.copy(content, bytes);
    });
    stream.on('end', () => add(name, new Upload(fileName, content.subarray(0, bytes))));
  });
  return form;
}

function badForm(): ApiError {
  return new ApiError(400, messages.badRequest);
}
