import { createHmac } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { z } from 'zod';
import type { Area } from '../../area.ts';
import type { AuditedDatabase } from '../../audit-log/audited-database.ts';
import { faqsPerWebsiteMax } from '../../config/server-limits.ts';
import {
  type ExportFaqs,
  type ExportFormat,
  exportFormats,
  type ImportForm,
  type ImportResult,
  importModes,
} from '../../contract/faqs/faq-transfer.ts';
import { jakartaDay } from '../../contract/jakarta-day.ts';
import { importMaxBytes } from '../../contract/limits.ts';
import { messages } from '../../copy/messages.ts';
import type { AdminEnv } from '../../http/app-env.ts';
import { fieldError } from '../../http/errors.ts';
import { fileHeaders, plainName } from '../../http/file-headers.ts';
import { requireWebsite } from '../../http/require-website.ts';
import { bodyId, smallBody, validate } from '../../http/validation.ts';
import { Upload } from '../../images/read-form.ts';
import { type FormFile, receiveForm } from '../../images/receive-form.ts';
import { createUploadSlots, type UploadSlots } from '../../images/upload-slots.ts';
import { compressResponse } from '../../response-cache/compress-response.ts';
import { createImageEncoder } from './encoded-images.ts';
import { exportFaqs } from './export-faqs.ts';
import { checkImport, importFaqs } from './import-faqs.ts';
import type { CodeOf } from './shared-code.ts';
import {
  exportsMaxAtOnce,
  exportsMaxPerAccount,
  importsMaxAtOnce,
  importsMaxPerAccount,
  importUploadMaxMs,
  largestBodyMaxBytes,
} from './transfer-limits.ts';

const format = z.enum(exportFormats, messages.notChoice);
const exportQuery = z.object({ format });
const exportBody = z.strictObject({
  format,
  ids: z
    .array(bodyId, messages.required)
    .min(1, messages.required)
    .max(faqsPerWebsiteMax, messages.badRequest),
}) satisfies z.ZodType<ExportFaqs>;
const importQuery = z.object({
  dry_run: z.enum(['true', 'false'], messages.notBoolean).optional(),
});
const importForm = z.object({
  // The client sends a `File`, which arrives as an `Upload`.
  file: z
    .unknown()
    .optional()
    .pipe(z.instanceof(Upload, { error: messages.notFile })),
  mode: z.enum(importModes, messages.notChoice),
  confirm_name: z.string(messages.notText).optional(),
}) satisfies z.ZodType<Omit<ImportForm, 'file'> & { file: Upload }>;

const tooLarge = messages.importTooLarge(importMaxBytes / 1024 ** 2);
const file: FormFile = {
  field: 'file',
  limits: {
    fileBytes: importMaxBytes,
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
    .get('/:websiteId/export', compressResponse, validate('query', exportQuery), takeSlot, (c) =>
      sendExport(c, db, codeOf, c.req.param('websiteId'), c.req.valid('query')),
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
      validate('query', importQuery),
      compressResponse,
      receiveForm(slots, importForm, file),
      async (c) => {
        const { id, name } = await requireWebsite(db.read, c.req.param('websiteId'));
        const { file, mode, confirm_name } = c.req.valid('form');
        const target = { id, codeOf, mode, encodeImage };
        if (file.content.length > importMaxBytes) throw fieldError(413, 'file', tooLarge);
        if (c.req.valid('query').dry_run === 'true') {
          return c.json<ImportResult>(await checkImport(db.read, target, file));
        }
        if (mode === 'replace' && confirm_name?.trim() !== name.trim()) {
          throw fieldError(400, 'confirm_name', messages.importWrongName);
        }
        const result = await importFaqs(db, c.var.actor, target, file);
        return c.json<ImportResult>(result);
      },
    );
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
  { format, ids }: { format: ExportFormat; ids?: number[] },
): Promise<Response> {
  const { id, name } = await requireWebsite(db.read, websiteId);
  const { body, contentType } = await exportFaqs(db.read, id, {
    format,
    codeOf,
    only: ids && new Set(ids),
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
