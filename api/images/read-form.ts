import { Busboy, type BusboyInstance } from '@fastify/busboy';
import { bodyMaxBytes, multipartMaxBytes, multipartMaxParts } from '../config/limits.ts';
import { imageMaxBytes } from '../contract/limits.ts';
import { messages } from '../copy/messages.ts';
import { ApiError } from '../http/errors.ts';

/** A file of a form, whole in memory. */
export class Upload {
  readonly name: string;
  readonly content: Buffer;

  constructor(name: string, content: Buffer) {
    this.name = name;
    this.content = content;
  }
}

/** By field: text, a file, or a list where the form has several of one name. */
export type FormValues = Record<string, unknown>;

/** One more than is allowed, so that a file that is too large can be told from the largest. */
const fileBytes = imageMaxBytes + 1;

/**
 * Reads a form as its body arrives. Its file is the only part that may be large, and there is one copy of it in memory:
 * `Request.formData()` makes several. Of other file fields, and of a second file, nothing is kept.
 *
 * @param fileField the field whose file is wanted.
 * @throws ApiError 413 when the body is too large, 400 when it is no form or breaks off.
 */
export async function readForm(request: Request, fileField: string): Promise<FormValues> {
  const type = request.headers.get('content-type') ?? '';
  if (
    request.body === null ||
    !/^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(type)
  ) {
    return {};
  }
  const parser = startParser(type);
  const form = collect(parser, fileField);
  let isBroken = false;
  // A parser that fails calls nobody back.
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
    let bytes = 0;
    // Not `for await`: ended early, it would close the connection before the response is sent.
    const reader = request.body.getReader();
    for (;;) {
      const { done: isOver, value: chunk } = await reader.read();
      if (isOver) break;
      bytes += chunk.length;
      if (bytes > multipartMaxBytes) throw new ApiError(413, messages.bodyTooLarge);
      // The rest of a broken form is read and dropped: a client that is still sending would not see the response.
      if (!isBroken) await run((done) => parser.write(chunk, () => done()));
    }
    if (!isBroken) await run((done) => parser.once('finish', done).end());
  } catch (error) {
    // A client that goes away in the middle of its body is no error of the server.
    throw error instanceof ApiError ? error : badForm();
  }
  if (isBroken) throw badForm();
  return form;
}

function startParser(type: string): BusboyInstance {
  try {
    return Busboy({
      headers: { 'content-type': type },
      limits: {
        fieldSize: bodyMaxBytes,
        fields: multipartMaxParts,
        parts: multipartMaxParts,
        fileSize: fileBytes,
      },
    });
  } catch {
    throw badForm();
  }
}

function collect(parser: BusboyInstance, fileField: string): FormValues {
  const form: FormValues = Object.create(null);
  let hasFile = false;
  const add = (name: string | undefined, value: unknown) => {
    if (name !== undefined) form[name] = name in form ? [form[name], value].flat() : value;
  };
  parser.on('field', (name, value) => add(name, value));
  parser.on('file', (name, stream, fileName) => {
    // A part that breaks off fails the parser as well.
    stream.on('error', () => {});
    if (name !== fileField || hasFile) {
      add(name, []);
      stream.resume();
      return;
    }
    hasFile = true;
    // Copied at once: a client can send each byte as a chunk of its own, and every chunk is an object.
    const content = Buffer.allocUnsafeSlow(fileBytes);
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
