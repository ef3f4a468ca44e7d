import { Hono } from 'hono';
import { z } from 'zod';
import type { AuditedDatabase } from '../audit-log/audited-database.ts';
import type { Guard } from '../auth/guard.ts';
import type { AddKeyword, AddKeywordResponse, AddWordings } from '../contract/requests.ts';
import { messages } from '../copy/messages.ts';
import type { AdminEnv } from '../http/app-env.ts';
import { requireId, smallBody, validate } from '../http/validation.ts';
import type { ResponseCache } from '../response-cache/response-cache.ts';
import { keywordTexts, wordingTexts } from './faq-text.ts';
import { type AddedTexts, addKeywords, addWordings } from './writes/add-texts.ts';

const keywordBody = z.strictObject({
  keyword: z
    .union([z.string(), z.array(z.string())], messages.required)
    .transform((typed) => [typed].flat())
    .pipe(keywordTexts)
    .refine((keywords) => keywords.length > 0, messages.required),
}) satisfies z.ZodType<AddKeyword>;

const wordingsBody = z.strictObject({
  wordings: wordingTexts.refine((wordings) => wordings.length > 0, messages.required),
}) satisfies z.ZodType<AddWordings>;

interface KeywordRouteOptions {
  db: AuditedDatabase;
  guard: Guard;
  responseCache: ResponseCache;
}

/** Adds keywords, and what visitors typed, to the FAQ that they mean. */
export function keywordRoutes({ db, guard, responseCache }: KeywordRouteOptions) {
  function respond({ websiteId, undoId }: AddedTexts, added: string, known: string) {
    if (undoId !== null) responseCache.invalidate(websiteId);
    return { message: undoId === null ? known : added, undo_id: undoId };
  }

  return new Hono<AdminEnv>()
    .post(
      '/:id/keywords',
      guard.requireAdmin,
      smallBody,
      validate('json', keywordBody),
      async (c) => {
        const id = requireId(c.req.param('id'), messages.faqNotFound);
        const { keyword: texts } = c.req.valid('json');
        const added = await db.write(c.var.actor, (change) => addKeywords(change, id, texts));
        const { keywordAdded, keywordKnown } = messages;
        return c.json<AddKeywordResponse>(
          respond(added, keywordAdded(texts, added.question), keywordKnown(texts, added.question)),
        );
      },
    )
    .post(
      '/:id/wordings',
      guard.requireAdmin,
      smallBody,
      validate('json', wordingsBody),
      async (c) => {
        const id = requireId(c.req.param('id'), messages.faqNotFound);
        const { wordings: texts } = c.req.valid('json');
        const added = await db.write(c.var.actor, (change) => addWordings(change, id, texts));
        const { wordingsAdded, wordingsKnown } = messages;
        return c.json<AddKeywordResponse>(
          respond(
            added,
            wordingsAdded(texts, added.question),
            wordingsKnown(texts, added.question),
          ),
        );
      },
    );
}
