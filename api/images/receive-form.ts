import { createMiddleware } from 'hono/factory';
import type { z } from 'zod';
import { bodyMaxBytes } from '../config/server-limits.ts';
import type { AdminEnv } from '../http/app-env.ts';
import { ApiError } from '../http/errors.ts';
import { formError, refuseNul } from '../http/validation.ts';
import { type FormLimits, imageForm, readForm, Upload } from './read-form.ts';
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
 */
export function receiveForm<Schema extends z.ZodType<object>>(
  slots: UploadSlots,
  schema: Schema,
  { field: fileField, limits }: FormFile = { field: 'image', limits: imageForm },
) {
  type Form = { in: { form: z.input<Schema> }; out: { form: z.output<Schema> } };
  return createMiddleware<AdminEnv, string, Form>(async (c, next) => {
    const bodyBytes = statedBytes(c.req.raw);
    if (bodyBytes !== undefined && bodyBytes > limits.bodyBytes) {
      throw new ApiError(413, limits.tooLarge);
    }
    const slot = slots(c.var.user.id);
    try {
      const isLarge = bodyBytes === undefined || bodyBytes > bodyMaxBytes;
      if (isLarge) slot.take();
      const options = { fileField, bodyBytes, mustKeepPace: isLarge, limits };
      const values = await readForm(c.req.raw, options);
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
}

function hasContent(value: unknown): boolean {
  return value instanceof Upload && value.content.length > 0;
}

/** The body's length in its header, which Node enforces; undefined for a chunked body. */
function statedBytes({ headers }: Request): number | undefined {
  const length = headers.get('content-length');
  return length === null || headers.has('transfer-encoding') ? undefined : Number(length);
}
