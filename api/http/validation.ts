import { zValidator } from '@hono/zod-validator';
import type { Context, ValidationTargets } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { type ZodType, z } from 'zod';
import { bodyMaxBytes, maxPageSize } from '../config/server-limits.ts';
import { cleanAddress, findAddressFault } from '../contract/address.ts';
import { addressMaxLength, passwordMaxLength, passwordMinLength } from '../contract/limits.ts';
import { removeUnseenMarks } from '../contract/texts/unseen-marks.ts';
import { messages } from '../copy/messages.ts';
import type { AppEnv, BodyFields } from './app-env.ts';
import { ApiError, fieldError } from './errors.ts';
import { describeInput } from './route-inputs.ts';

/** Validates one part of the request. If it is invalid, responds 400 with a message for every wrong field. */
export function validate<Target extends keyof ValidationTargets, Schema extends ZodType>(
  target: Target,
  schema: Schema,
) {
  const handler = zValidator(target, schema, (result) => {
    if (!result.success) throw formError(result.error);
    refuseNul(result.data);
  });
  return describeInput(handler, { part: target, schema });
}

/** @throws ApiError 400 for a text with U+0000, which PostgreSQL cannot store. */
export function refuseNul(values: unknown): void {
  for (const [field, value] of Object.entries(values ?? {})) {
    if ([value].flat().some((part) => typeof part === 'string' && part.includes('\0'))) {
      throw fieldError(400, field, messages.unseenCharacter);
    }
  }
}

/** Limits the body of routes that take no file, and checks the access again once it has arrived. */
export const smallBody = limitBody(bodyMaxBytes);

export function limitBody(maxSize: number) {
  const limit = bodyLimit({
    maxSize,
    onError: () => {
      throw new ApiError(413, messages.bodyTooLarge);
    },
  });
  return createMiddleware<AppEnv>(async (c, next) => {
    // The body of a GET or HEAD request is never read.
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return await next();
    const goOn = async () => {
      if (c.var.requireAccess) await receiveBody(c, c.var.requireAccess);
      await next();
    };
    // Node enforces `Content-Length`, so the body is not counted. Counting would take longer than the rest of the
    // request.
    const stated = c.req.header('transfer-encoding') ? undefined : c.req.header('content-length');
    if (stated !== undefined && Number(stated) <= maxSize) return await goOn();
    let isRead = false;
    try {
      return await limit(c, () => {
        isRead = true;
        return goOn();
      });
    } catch (error) {
      // A client that disconnects in the middle of its body is not a server error.
      throw isRead || error instanceof ApiError ? error : new ApiError(400, messages.badRequest);
    }
  });
}

/** Waits for the whole body. Hono keeps it for the route. */
async function receiveBody(
  c: Context<AppEnv>,
  requireAccess: NonNullable<AppEnv['Variables']['requireAccess']>,
): Promise<void> {
  let text: string;
  try {
    text = await c.req.text();
  } catch {
    // A client that disconnects in the middle of its body is not a server error.
    throw new ApiError(400, messages.badRequest);
  }
  await requireAccess(() => readFields(text));
}

function readFields(json: string): BodyFields {
  try {
    return Object(JSON.parse(json));
  } catch {
    return {};
  }
}

/** The page of a list, from the path. */
export const pageParams = z.object({
  pageSize: numberText(1, maxPageSize),
  page: numberText(1, 1_000_000),
});

/** A text that is trimmed and must not be blank. */
export function requiredText(maxLength: number) {
  return z
    .string(messages.required)
    .trim()
    .min(1, messages.required)
    .max(maxLength, messages.tooLong(maxLength));
}

/** A password that somebody chooses, in the Unicode form that is stored. */
export const newPassword = z
  .string(messages.required)
  .normalize('NFC')
  .min(passwordMinLength, messages.tooShort(passwordMinLength))
  .max(passwordMaxLength, messages.tooLong(passwordMaxLength));

/** A password that is compared with the stored one. */
export const typedPassword = z
  .string(messages.required)
  .min(1, messages.required)
  .refine(
    (typed) => typed.normalize('NFC').length <= passwordMaxLength,
    messages.tooLong(passwordMaxLength),
  );

/** A text in one line, as it is stored: without unseen marks, trimmed and not blank. */
export function requiredLine(maxLength: number) {
  return z
    .string(messages.required)
    .overwrite(removeUnseenMarks)
    .trim()
    .min(1, messages.required)
    .max(maxLength, messages.tooLong(maxLength));
}

/** Like `requiredLine`, for a text that may be blank. */
export function optionalLine(maxLength: number) {
  return z
    .string(messages.notText)
    .overwrite(removeUnseenMarks)
    .trim()
    .max(maxLength, messages.tooLong(maxLength));
}

/** A text of several lines as it is stored: composed, without unseen marks, trimmed. */
export function longText(maxLength: number) {
  return (
    z
      .string(messages.required)
      .normalize('NFC')
      // Forms send every line break as CR LF.
      .overwrite((text) => removeUnseenMarks(text.replaceAll(/\r\n?/g, '\n')))
      .trim()
      .max(maxLength, messages.tooLong(maxLength))
  );
}

/** A typed address as it is stored, or an empty text. Refused when a page may not open it. */
export function addressText(maxLength: number) {
  return z
    .string(messages.required)
    .overwrite(cleanAddress)
    .max(maxLength, messages.tooLong(maxLength))
    .superRefine((typed, { addIssue }) => {
      const fault = typed === '' ? undefined : findAddressFault(typed);
      if (fault) addIssue({ code: 'custom', message: messages.badAddress[fault] });
    });
}

export const typedAddress = addressText(addressMaxLength).min(1, messages.required);

/** An id in a path; `undefined` when the text cannot be an id. */
export function parseId(text: string): number | undefined {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}

/** @throws ApiError 404 with this message when the text cannot be an id. */
export function requireId(text: string, notFound: string): number {
  const id = parseId(text);
  if (id === undefined) throw new ApiError(404, notFound);
  return id;
}

/** An id in a JSON body. */
export const bodyId = z.int(messages.notId).positive(messages.notId);

/** An id in a query or a form. */
export const textId = z.string(messages.required).regex(/^[1-9]\d{0,14}$/, messages.notId);

/** The version that an edit in JSON was made from. */
export const bodyVersion = z.int(messages.notVersion).positive(messages.notVersion).optional();

/** The version that an edit in a form, or a deletion, was made from. */
export const textVersion = z
  .string(messages.notVersion)
  .regex(/^[1-9]\d{0,14}$/, messages.notVersion)
  .optional();

/** The query of every deletion. */
export const versionQuery = z
  .object({ version: textVersion.transform((text) => (text === undefined ? text : Number(text))) })
  // A client without a version may omit the query.
  .optional();

function numberText(min: number, max: number) {
  const message = messages.outOfRange(min, max);
  return z
    .string()
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .pipe(z.number().min(min, message).max(max, message));
}

/** 400 with a message for every wrong field. */
export function formError(error: { issues: readonly z.core.$ZodIssue[] }): ApiError {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) {
    const field = issue.path.map(String).join('.');
    if (field !== '' && !(field in fields)) fields[field] = issue.message;
  }
  if (Object.keys(fields).length === 0) return new ApiError(400, messages.badRequest);
  return new ApiError(400, Object.values(fields)[0] ?? messages.invalidForm, fields);
}
