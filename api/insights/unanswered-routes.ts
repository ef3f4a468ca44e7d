import { Hono } from 'hono';
import { z } from 'zod';
import type { Area } from '../area.ts';
import { jakartaDay } from '../contract/jakarta-day.ts';
import { insightWordsMaxLength } from '../contract/limits.ts';
import type { WriteResponse } from '../contract/requests.ts';
import { scrubWords } from '../contract/texts/scrub-words.ts';
import {
  type AddSearchTest,
  type HandleWords,
  type HandleWordsResponse,
  handledStates,
  type SearchTestRow,
  type Unanswered,
} from '../contract/unanswered.ts';
import { messages } from '../copy/messages.ts';
import type { AdminEnv } from '../http/app-env.ts';
import { requireBot } from '../http/require-website.ts';
import { promise } from '../http/route-inputs.ts';
import { bodyId, limitBody, requireId, smallBody, validate } from '../http/validation.ts';
import { compressResponse } from '../response-cache/compress-response.ts';
import { handleWords, unhandleWords } from './handle-words.ts';
import { handleWordsAnswer, unansweredAnswer } from './insight-answers.ts';
import { insightWordsShown, wordsBodyMaxBytes } from './insight-limits.ts';
import { addTest, findTests, removeTest } from './search-tests.ts';
import { findUnanswered } from './unanswered-queries.ts';

const words = z
  .array(
    z.string(messages.required).max(insightWordsMaxLength, messages.badRequest),
    messages.required,
  )
  .max(insightWordsShown, messages.badRequest)
  // Convert the wordings to the stored form.
  .transform((all) => [...new Set(all.map(scrubWords))].filter((each) => each !== ''))
  .refine((all) => all.length > 0, messages.required);

const handleBody = z
  .strictObject({
    words,
    state: z.enum(handledStates, messages.notChoice),
    faq_id: bodyId.optional().describe('With `answered`, and only then'),
  })
  .refine(({ state, faq_id }) => (state === 'answered') === (faq_id !== undefined), {
    path: ['faq_id'],
    message: messages.badRequest,
  })
  .meta({
    examples: [{ words: ['depo gagal'], state: 'ignored' }],
  }) satisfies z.ZodType<HandleWords>;

const testBody = z
  .strictObject({
    words: z
      .string(messages.required)
      .max(insightWordsMaxLength, messages.tooLong(insightWordsMaxLength))
      .transform(scrubWords)
      .refine((words) => words !== '', messages.required),
    faq_id: bodyId,
  })
  .meta({ examples: [{ words: 'depo blm masuk', faq_id: 22 }] }) satisfies z.ZodType<AddSearchTest>;

const openPromise = {
  summary: 'Belum terjawab: what visitors searched without a sure result',
  answer: unansweredAnswer,
};
const handlePromise = {
  summary: 'Settles wordings: a FAQ answers them (`faq_id`), or they are ignored',
  answer: handleWordsAnswer,
};

/** The wordings without a sure result, the tests of the search, and how admins handle them. */
export function unansweredRoutes({ db, guard }: Area) {
  return new Hono<AdminEnv>()
    .use(guard.requireAdmin)
    .get('/:websiteId/unanswered', promise(openPromise), compressResponse, async (c) => {
      const { id } = await requireBot(db.read, c.req.param('websiteId'));
      return c.json<Unanswered>(await findUnanswered(db.read, id));
    })
    .get('/:websiteId/tests', compressResponse, async (c) => {
      const { id } = await requireBot(db.read, c.req.param('websiteId'));
      return c.json<SearchTestRow[]>(await findTests(db.read, id));
    })
    .post('/:websiteId/tests', smallBody, validate('json', testBody), async (c) => {
      const websiteId = requireId(c.req.param('websiteId'), messages.websiteNotFound);
      await db.write(c.var.actor, (change) => addTest(change, websiteId, c.req.valid('json')));
      return c.json<WriteResponse>({ message: messages.testAdded });
    })
    .delete('/:websiteId/tests/:test', smallBody, async (c) => {
      const websiteId = requireId(c.req.param('websiteId'), messages.websiteNotFound);
      const id = requireId(c.req.param('test'), messages.testNotFound);
      await db.write(c.var.actor, (change) =>
        removeTest(change, websiteId, id, jakartaDay(new Date())),
      );
      return c.json<WriteResponse>({ message: messages.testRemoved });
    })
    .post(
      '/:websiteId/unanswered',
      promise(handlePromise),
      limitBody(wordsBodyMaxBytes),
      validate('json', handleBody),
      async (c) => {
        const websiteId = requireId(c.req.param('websiteId'), messages.websiteNotFound);
        const { words, state, faq_id: faqId } = c.req.valid('json');
        const group = await db.write(c.var.actor, (change) =>
          handleWords(change, { websiteId, words, state, faqId }),
        );
        const message = state === 'ignored' ? messages.wordsIgnored : messages.wordsAnswered;
        return c.json<HandleWordsResponse>({ message, group });
      },
    )
    .delete('/:websiteId/unanswered/:group', smallBody, async (c) => {
      const websiteId = requireId(c.req.param('websiteId'), messages.websiteNotFound);
      const group = requireId(c.req.param('group'), messages.handledWordsNotFound);
      await db.write(c.var.actor, (change) => unhandleWords(change, websiteId, group));
      return c.json<HandleWordsResponse>({ message: messages.wordsPutBack, group });
    });
}
