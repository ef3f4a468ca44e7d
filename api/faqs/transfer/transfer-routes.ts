import { createHmac } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { z } from 'zod';
import type { Area } from '../../area.ts';
import type { AuditedDatabase } from '../../audit-log/audited-database.ts';
import { faqsPerWebsiteMax } from '../../config/server-limits.ts';
import {
  type ExportedExtra,
  type ExportFaqs,
  type ExportFormat,
  exportFormats,
  type ImportResult,
} from '../../contract/faqs/faq-transfer.ts';
import { jakartaDay } from '../../contract/jakarta-day.ts';
import { importMaxBytes, pasteMaxBytes } from '../../contract/limits.ts';
import { messages } from '../../copy/messages.ts';
import type { AdminEnv } from '../../http/app-env.ts';
import { fieldError } from '../../http/errors.ts';
import { fileHeaders, plainName } from '../../http/file-headers.ts';
import { fieldsLeftOut, includeQuery, tagForPrograms } from '../../http/for-programs.ts';
import { requireWebsite } from '../../http/require-website.ts';
import { promise } from '../../http/route-inputs.ts';
import { bodyId, smallBody, validate } from '../../http/validation.ts';
import { Upload } from '../../images/read-form.ts';
import { type FormFile, receiveForm } from '../../images/receive-form.ts';
import { createUploadSlots, type UploadSlots } from '../../images/upload-slots.ts';
import { compressResponse } from '../../response-cache/compress-response.ts';
import { exportFaqs } from './export/export-faqs.ts';
import { createImageEncoder } from './images/encoded-images.ts';
import { importAnswer } from './import-answer.ts';
import { checkImport, importFaqs } from './import-faqs.ts';
import { importForm } from './import-form.ts';
import type { CodeOf } from './shared-code.ts';
import {
  exportsMaxAtOnce,
  exportsMaxPerAccount,
  importsMaxAtOnce,
  importsMaxPerAccount,
  importUploadMaxMs,
  largestBodyMaxBytes,
} from './transfer-limits.ts';

const programFormats: ReadonlySet<ExportFormat> = new Set(['csv', 'json']);
const format = z.enum(exportFormats, messages.notChoice);
const exportQuery = z
  .object({ format, ...includeQuery.shape })
  .meta({ examples: [{ format: 'csv' }] });
const exportBody = z
  .strictObject({
    format,
    ids: z
      .array(bodyId, messages.required)
      .min(1, messages.required)
      .max(faqsPerWebsiteMax, messages.badRequest),
  })
  .meta({ examples: [{ format: 'csv', ids: [22] }] }) satisfies z.ZodType<ExportFaqs>;
const exportPromise = {
  summary: 'The FAQs of a website as csv or json, in stable order',
  answer: ['text/csv', 'application/json'],
  refused: { format: exportFormats.filter((format) => !programFormats.has(format)) },
};
const importQuery = z.object({
  dry_run: z.enum(['true', 'false'], messages.notBoolean).optional(),
});

const tooLarge = messages.importTooLarge(importMaxBytes / 1024 ** 2);
const file: FormFile = {
  field: 'file',
  limits: {
    fileBytes: importMaxBytes,
    fieldBytes: pasteMaxBytes,
    bodyBytes: largestBodyMaxBytes,
    ms: importUploadMaxMs,
    tooLarge,
    tooSlow: messages.importTooSlow,
  },
};

/**
 * Export and import of a website's FAQs.
 *
 * @param secret creates the websites' codes.
 */
export function transferRoutes({ db, guard }: Area, secret: string) {
  const codeOf = websiteCodes(secret);
  const slots = createUploadSlots({
    atOnce: importsMaxAtOnce,
    perAccount: importsMaxPerAccount,
    busy: messages.importBusy,
    field: 'file',
    retryAfterSeconds: 10,
  });
  const exportSlots = createUploadSlots({
    atOnce: exportsMaxAtOnce,
    perAccount: exportsMaxPerAccount,
    busy: messages.exportBusy,
    field: 'format',
    retryAfterSeconds: 5,
  });
  const takeSlot = takeUntilSent(exportSlots);
  const encodeImage = createImageEncoder();
  return new Hono<AdminEnv>()
    .use(guard.requireAdmin)
    .get(
      '/:websiteId/export',
      promise(exportPromise),
      compressResponse,
      validate('query', exportQuery),
      takeSlot,
      tagForPrograms,
      (c) => sendExport(c, db, codeOf, c.req.param('websiteId'), c.req.valid('query')),
    )
    .post(
      '/:websiteId/export',
      smallBody,
      compressResponse,
      validate('json', exportBody),
      takeSlot,
      (c) => sendExport(c, db, codeOf, c.req.param('websiteId'), c.req.valid('json')),
    )
    .post(
      '/:websiteId/import',
      promise({
        summary:
          'Adds and changes FAQs of a website from a file; with `dry_run` it only says what it would do',
        answer: importAnswer,
        refused: { mode: ['replace'] },
      }),
      validate('query', importQuery),
      compressResponse,
      receiveForm(slots, importForm, file),
      async (c) => {
        const { id, name } = await requireWebsite(db.read, c.req.param('websiteId'));
        const { file: chosen, text, html, confirm_name, ...choices } = c.req.valid('form');
        if (c.var.machine && choices.mode === 'replace')
          throw fieldError(400, 'mode', messages.noReplaceByMachine);
        const pasted = chosen ? undefined : { html };
        const file = chosen ?? uploadOf(text ?? '');
        // The library is no website of a program.
        const mayReadLibrary = c.var.machine === undefined;
        const target = { id, codeOf, mayReadLibrary, encodeImage, pasted, ...choices };
        if (file.content.length > importMaxBytes) throw fieldError(413, 'file', tooLarge);
        if (c.req.valid('query').dry_run === 'true') {
          return c.json<ImportResult>(await checkImport(db.read, target, file));
        }
        if (choices.mode === 'replace' && confirm_name?.trim() !== name.trim()) {
          throw fieldError(400, 'confirm_name', messages.importWrongName);
        }
        const result = await importFaqs(db, c.var.actor, target, file);
        return c.json<ImportResult>(result);
      },
    );
}

/** Pasted text as a file. Its memory is moved to the worker, so it must not be a part of Node's pool. */
function uploadOf(text: string): Upload {
  const { buffer, byteOffset, length } = new TextEncoder().encode(text);
  return new Upload(messages.pastedText, Buffer.from(buffer, byteOffset, length));
}

/** Takes a slot until the client has the whole response or is gone: a slow client keeps the file in memory. */
function takeUntilSent(slots: UploadSlots) {
  return createMiddleware<AdminEnv>(async (c, next) => {
    const slot = slots(c.var.user.id);
    slot.take();
    const { outgoing } = c.env;
    const { socket } = c.env.incoming;
    const free = () => {
      slot.free();
      socket.off('close', free);
    };
    // A response that waits behind others of its connection does not notice that the connection is closed.
    outgoing.once('close', free);
    socket.once('close', free);
    if (outgoing.closed || socket.closed) free();
    await next();
  });
}

async function sendExport(
  c: Context<AdminEnv>,
  db: AuditedDatabase,
  codeOf: CodeOf,
  websiteId: string,
  {
    format,
    ids,
    include,
  }: { format: ExportFormat; ids?: number[]; include?: ExportedExtra[] | undefined },
): Promise<Response> {
  if (c.var.machine && !programFormats.has(format))
    throw fieldError(400, 'format', messages.formatNotForMachines);
  const { id, name } = await requireWebsite(db.read, websiteId);
  const { body, contentType } = await exportFaqs(db.read, id, {
    format,
    codeOf,
    only: ids && new Set(ids),
    without: fieldsLeftOut(c, include),
  });
  const day = jakartaDay(new Date());
  const file = `faq-${plainName({ id, name })}-${day}.${format}`;
  return c.body(body, 200, fileHeaders(file, contentType));
}

function websiteCodes(secret: string): CodeOf {
  return (websiteId) => {
    const hash = createHmac('sha256', secret).update(`exported FAQs of website ${websiteId}`);
    return hash.digest('hex').slice(0, 12);
  };
}
