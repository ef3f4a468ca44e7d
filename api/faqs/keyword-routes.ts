import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { Area } from '../area.ts';
import { keywordMaxLength } from '../contract/limits.ts';
import type { AddKeyword, AddKeywordResponse, AddWordings } from '../contract/requests.ts';
import { messages } from '../copy/messages.ts';
import type { AdminEnv } from '../http/app-env.ts';
import { promise } from '../http/route-inputs.ts';
import { requireId, smallBody, validate } from '../http/validation.ts';
import { addKeywordAnswer } from './faq-answers.ts';
import { keywordTexts, wordingTexts } from './faq-text.ts';
import { addTexts } from './writes/add-texts.ts';

const keywordBody = z
  .strictObject({
    keyword: z
      .union([z.string(), z.array(z.string())], messages.required)
      .transform((typed) => [typed].flat())
      .pipe(keywordTexts)
      .refine((keywords) => keywords.length > 0, messages.required)
      .describe(`At most ${keywordMaxLength} characters each, without |`),
  })
  .meta({ examples: [{ keyword: 'depo' }] }) satisfies z.ZodType<AddKeyword>;

const wordingsBody = z
  .strictObject({
    wordings: wordingTexts.refine((wordings) => wordings.length > 0, messages.required),
  })
  .meta({ examples: [{ wordings: ['depo belum masuk'] }] }) satisfies z.ZodType<AddWordings>;

/** Adds keywords, and what visitors typed, to the FAQ that they mean. */
export function keywordRoutes({ db, guard }: Area) {
  async function add(
    c: Context<AdminEnv, '/:id/*'>,
    kind: 'keywords' | 'wordings',
    texts: readonly string[],
  ) {
    const id = requireId(c.req.param('id'), messages.faqNotFound);
    const response = await db.write(c.var.actor, (change) => addTexts(change, id, kind, texts));
    return c.json<AddKeywordResponse>(response);
  }
  return new Hono<AdminEnv>()
    .post(
      '/:id/keywords',
      guard.requireAdmin,
      promise({ summary: 'Adds keywords to a FAQ', answer: addKeywordAnswer }),
      smallBody,
      validate('json', keywordBody),
      (c) => add(c, 'keywords', c.req.valid('json').keyword),
    )
    .post('/:id/wordings', guard.requireAdmin, smallBody, validate('json', wordingsBody), (c) =>
      add(c, 'wordings', c.req.valid('json').wordings),
    );
}
