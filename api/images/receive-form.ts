import { createMiddleware } from 'hono/factory';
import type { z } from 'zod';
import { bodyMaxBytes } from '../config/server-limits.ts';
import { messages } from '../copy/messages.ts';
import type { AdminEnv } from '../http/app-env.ts';
import { ApiError } from '../http/errors.ts';
import { describeInput } from '../http/route-inputs.ts';
import { formError, refuseNul } from '../http/validation.ts';
import { type FormLimits, type FormValues, imageForm, readForm, Upload } from './read-form.ts';
import type { UploadSlots } from './upload-slots.ts';

/** The field of a form's file, and the form's limits. */
export interface FormFile {
  field: string;
  limits: FormLimits;
}

/**
 * Validates a form that may have a file. A form with a large body takes a slot before the body is read, and must not be
 * too slow; a small one takes a slot once a file is found. The slot is freed after the response. The access is checked
 * again once the body has arrived.
 *
 * @param json what programs may send in its place, with the same names.
 */
export function receiveForm<Schema extends z.ZodType<object>>(
  slots: UploadSlots,
  schema: Schema,
  { field: fileField, limits }: FormFile = { field: 'image', limits: imageForm },
  json?: z.ZodType<object>,
) {
  type Form = { in: { form: z.input<Schema> }; out: { form: z.output<Schema> } };
  const handler = createMiddleware<AdminEnv, string, Form>(async (c, next) => {
    const bodyBytes = statedBytes(c.req.raw);
    if (bodyBytes !== undefined && bodyBytes > limits.bodyBytes) {
      throw new ApiError(413, limits.tooLarge);
    }
    const slot = slots(c.var.user.id);
    try {
      const type = c.req.header('content-type') ?? '';
      const takesJson = json !== undefined && c.var.machine !== undefined;
      // Otherwise the body has no fields, and the error would be about one of them.
      if (takesJson && !/^(application\/json|multipart\/form-data)\b/i.test(type))
        throw new ApiError(400, messages.needsJson);
      const ofProgram = takesJson && /^application\/json\b/i.test(type) ? json : undefined;
      // JSON has no image, also when it is sent in chunks.
      const isLarge = !ofProgram && (bodyBytes === undefined || bodyBytes > bodyMaxBytes);
      if (isLarge) slot.take();
      const options = { fileField, bodyBytes, mustKeepPace: isLarge, limits };
      const values = ofProgram
        ? await readJson(c.req.raw, ofProgram)
        : await readForm(c.req.raw, options);
      await c.var.requireAccess?.(() => values);
      const form = schema.safeParse(values);
      if (!form.success) throw formError(form.error);
      refuseNul(form.data);
      if (hasContent(values[fileField])) slot.take();
      c.req.addValidatedData('form', form.data);
      await next();
    } finally {
      slot.free();
    }
  });
  return describeInput(handler, { part: 'form', schema, json });
}

async function readText({ body }: Request): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  const reader = body?.getReader();
  for (;;) {
    const { done: isOver, value: part } = (await reader?.read()) ?? { done: true };
    if (isOver || part === undefined) return Buffer.concat(parts).toString();
    bytes += part.length;
    if (bytes > bodyMaxBytes) throw new ApiError(413, messages.bodyTooLarge);
    parts.push(part);
  }
}

/** The fields of a JSON body as a form has them: ids as texts, and empty texts for `null`. */
async function readJson(request: Request, schema: z.ZodType<object>): Promise<FormValues> {
  let sent: unknown;
  try {
    sent = JSON.parse(await readText(request));
  } catch (error) {
    // A client that disconnects in the middle of its body is not a server error.
    throw error instanceof ApiError ? error : new ApiError(400, messages.badRequest);
  }
  const parsed = schema.safeParse(sent);
  if (!parsed.success) throw formError(parsed.error);
  const fields = Object.entries(parsed.data).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    fields.map(([name, value]) => [
      name,
      value === null ? '' : typeof value === 'number' ? String(value) : value,
    ]),
  );
}

function hasContent(value: unknown): boolean {
  return value instanceof Upload && value.content.length > 0;
}

/** The body's length in its header, which Node enforces; undefined for a chunked body. */
function statedBytes({ headers }: Request): number | undefined {
  const length = headers.get('content-length');
  return length === null || headers.has('transfer-encoding') ? undefined : Number(length);
}
