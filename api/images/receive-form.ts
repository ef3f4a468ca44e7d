import { createMiddleware } from 'hono/factory';
import type { z } from 'zod';
import { bodyMaxBytes, multipartMaxBytes } from '../config/limits.ts';
import { messages } from '../copy/messages.ts';
import type { AdminEnv } from '../http/app-env.ts';
import { ApiError } from '../http/errors.ts';
import { formError, refuseNul } from '../http/validation.ts';
import { readForm, type Upload } from './read-form.ts';
import type { UploadSlots } from './upload-slots.ts';

/**
 * Validates a form that may have an image. A large body needs a slot before it is read, because it must contain an
 * image, and is ended when it is too slow. A smaller one needs a slot once an image is found. The slot is freed after the
 * response.
 */
export function receiveForm<Schema extends z.ZodType<{ image?: Upload | undefined }>>(
  slots: UploadSlots,
  schema: Schema,
) {
  type Form = { in: { form: z.input<Schema> }; out: { form: z.output<Schema> } };
  return createMiddleware<AdminEnv, string, Form>(async (c, next) => {
    const bodyBytes = statedBytes(c.req.raw);
    if (bodyBytes !== undefined && bodyBytes > multipartMaxBytes) {
      throw new ApiError(413, messages.bodyTooLarge);
    }
    const slot = slots(c.var.user.id);
    try {
      const isLarge = bodyBytes === undefined || bodyBytes > bodyMaxBytes;
      if (isLarge) slot.take();
      const form = schema.safeParse(
        await readForm(c.req.raw, { fileField: 'image', bodyBytes, mustKeepPace: isLarge }),
      );
      if (!form.success) throw formError(form.error);
      refuseNul(form.data);
      if (form.data.image !== undefined) slot.take();
      c.req.addValidatedData('form', form.data);
      await next();
    } finally {
      slot.free();
    }
  });
}

/** The body's length by its header, which Node enforces; undefined for a chunked body. */
function statedBytes({ headers }: Request): number | undefined {
  const length = headers.get('content-length');
  return length === null || headers.has('transfer-encoding') ? undefined : Number(length);
}
