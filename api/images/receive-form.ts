import { createMiddleware } from 'hono/factory';
import type { z } from 'zod';
import { bodyMaxBytes, multipartMaxBytes } from '../config/limits.ts';
import { messages } from '../copy/messages.ts';
import type { AdminEnv } from '../http/app-env.ts';
import { ApiError } from '../http/errors.ts';
import { formError } from '../http/validation.ts';
import { readForm, type Upload } from './read-form.ts';
import type { UploadSlots } from './upload-slots.ts';

/**
 * Checks a form that may have an image. A body too large to be without one needs a slot before it is read, a smaller one as
 * soon as it turns out to have an image. The slot is free again once the request is answered.
 */
export function receiveForm<Schema extends z.ZodType<{ image?: Upload | undefined }>>(
  slots: UploadSlots,
  schema: Schema,
) {
  type Form = { in: { form: z.input<Schema> }; out: { form: z.output<Schema> } };
  return createMiddleware<AdminEnv, string, Form>(async (c, next) => {
    const bytes = statedBytes(c.req.raw);
    if (bytes !== undefined && bytes > multipartMaxBytes) {
      throw new ApiError(413, messages.bodyTooLarge);
    }
    const slot = slots(c.var.user.id);
    try {
      if (bytes === undefined || bytes > bodyMaxBytes) slot.take();
      const form = schema.safeParse(await readForm(c.req.raw, 'image'));
      if (!form.success) throw formError(form.error);
      if (form.data.image !== undefined) slot.take();
      c.req.addValidatedData('form', form.data);
      await next();
    } finally {
      slot.free();
    }
  });
}

/** What the body has by its header, to which Node holds it; undefined when it comes in chunks. */
function statedBytes({ headers }: Request): number | undefined {
  const length = headers.get('content-length');
  return length === null || headers.has('transfer-encoding') ? undefined : Number(length);
}
