import { Hono } from 'hono';
import { z } from 'zod';
import type { AuditedDatabase } from '../audit-log/audited-database.ts';
import type { Guard } from '../auth/guard.ts';
import type { AddKeyword, AddKeywordResponse } from '../contract/requests.ts';
import { messages } from '../copy/messages.ts';
import type { AdminEnv } from '../http/app-env.ts';
import { requireId, smallBody, validate } from '../http/validation.ts';
import type { ResponseCache } from '../response-cache/response-cache.ts';
import { keywordTexts } from './faq-text.ts';
import { addKeywords } from './writes/add-keywords.ts';

const keywordBody = z.strictObject({
  keyword: z
    .union([z.string(), z.array(z.string())], messages.required)
    .transform((typed) => [typed].flat())
    .pipe(keywordTexts)
    .refine((keywords) => keywords.length > 0, messages.required),
}) satisfies z.ZodType<AddKeyword>;

interface KeywordRouteOptions {
  db: AuditedDatabase;
  guard: Guard;
  responseCache: ResponseCache;
}

/** Adds the words that visitors type as keywords to the FAQ that they mean. */
export function keywordRoutes({ db, guard, responseCache }: KeywordRouteOptions) {
  return new Hono<AdminEnv>().post(
    '/:id/keywords',
    guard.requireAdmin,
    smallBody,
    validate('json', keywordBody),
    async (c) => {
      const id = requireId(c.req.param('id'), messages.faqNotFound);
      const { keyword: keywords } = c.req.valid('json');
      const { websiteId, question, undoId } = await db.write(c.var.actor, (change) =>
        addKeywords(change, id, keywords),
      );
      if (undoId !== null) responseCache.invalidate(websiteId);
      const message =
        undoId === null
          ? messages.keywordKnown(keywords, question)
          : messages.keywordAdded(keywords, question);
      return c.json<AddKeywordResponse>({ message, undo_id: undoId });
    },
  );
}
