import { Hono } from 'hono';
import { z } from 'zod';
import type { Area } from '../area.ts';
import {
  addedKeywordsBodyMaxBytes,
  chosenFaqsBodyMaxBytes,
  chosenFaqsMax,
  websitesMax,
} from '../config/server-limits.ts';
import { replacedMaxLength } from '../contract/limits.ts';
import type {
  AddManyKeywords,
  ChosenFaq,
  DeleteFaqs,
  MoveFaqs,
  PreviewReplacement,
  ReplacementPreview,
  ReplaceWords,
  WriteFaqsResponse,
} from '../contract/requests.ts';
import { removeUnseenMarks } from '../contract/texts/unseen-marks.ts';
import { messages } from '../copy/messages.ts';
import type { AdminEnv } from '../http/app-env.ts';
import { requireWebsite, requireWebsites } from '../http/require-website.ts';
import { bodyId, limitBody, validate } from '../http/validation.ts';
import { compressResponse } from '../response-cache/compress-response.ts';
import { searchQuery } from './faq-list-query.ts';
import { keywordTexts } from './faq-text.ts';
import { findFaqVersions, noSearch } from './find-faqs.ts';
import { type FindFigures, readSearch } from './read-search.ts';
import { addKeywords } from './writes/add-keywords.ts';
import { deleteFaqs } from './writes/delete-faqs.ts';
import { moveFaqs } from './writes/move-faqs.ts';
import { previewReplacement, replaceWords } from './writes/replace-words.ts';

// The message for elements that are not objects or have unknown fields.
const faqVersion = z.strictObject(
  {
    id: bodyId,
    version: z.int(messages.notVersion).positive(messages.notVersion),
  },
  messages.badRequest,
);
const chosen = z
  .array(faqVersion, messages.required)
  .min(1, messages.noneChosen)
  .max(chosenFaqsMax, messages.tooManyChosen(chosenFaqsMax));
const moveBody = z
  .strictObject({
    faqs: chosen,
    parent_id: bodyId.nullable(),
    before_id: bodyId.nullable(),
  })
  .meta({
    examples: [{ faqs: [{ id: 24, version: 1 }], parent_id: 22, before_id: null }],
  }) satisfies z.ZodType<MoveFaqs>;
const deleteBody = z
  .strictObject({ faqs: chosen })
  .meta({ examples: [{ faqs: [{ id: 24, version: 1 }] }] }) satisfies z.ZodType<DeleteFaqs>;
const keywordsBody = z
  .strictObject({
    faqs: z
      .array(
        z.strictObject(
          {
            id: bodyId,
            keywords: keywordTexts.refine((keywords) => keywords.length > 0, messages.required),
          },
          messages.badRequest,
        ),
        messages.required,
      )
      .min(1, messages.noneChosen)
      .max(chosenFaqsMax, messages.tooManyChosen(chosenFaqsMax)),
  })
  .meta({
    examples: [{ faqs: [{ id: 24, keywords: ['ongkos'] }] }],
  }) satisfies z.ZodType<AddManyKeywords>;
const words = z.strictObject({
  website_ids: z
    .array(bodyId, messages.notIdList)
    .min(1, messages.noWebsiteChosen)
    .max(websitesMax, messages.tooManyIds(websitesMax)),
  // Do not trim this: an admin may replace two spaces by one.
  find: z
    .string(messages.required)
    .min(1, messages.required)
    .max(replacedMaxLength, messages.tooLong(replacedMaxLength)),
  replacement: z
    .string(messages.required)
    .overwrite(removeUnseenMarks)
    .max(replacedMaxLength, messages.tooLong(replacedMaxLength)),
  match_case: z.boolean(messages.notBoolean),
  whole_word: z.boolean(messages.notBoolean),
});
const wordsExample = {
  website_ids: [1],
  find: 'Apa',
  replacement: 'Siapa',
  match_case: true,
  whole_word: true,
};
const previewBody = words
  .extend({
    ids: z
      .array(bodyId, messages.notIds)
      .max(chosenFaqsMax, messages.tooManyChosen(chosenFaqsMax))
      .optional(),
  })
  .meta({ examples: [wordsExample] }) satisfies z.ZodType<PreviewReplacement>;
const replaceBody = words
  .extend({
    faqs: z
      .array(
        faqVersion.extend({
          fields: z
            .array(z.enum(['question', 'answer'], messages.notChoice), messages.required)
            .min(1, messages.required)
            .max(2, messages.notChoice),
        }),
        messages.required,
      )
      .min(1, messages.noneChosen)
      .max(chosenFaqsMax, messages.tooManyChosen(chosenFaqsMax)),
  })
  .meta({
    examples: [{ ...wordsExample, faqs: [{ id: 22, version: 1, fields: ['question'] }] }],
  }) satisfies z.ZodType<ReplaceWords>;

const body = limitBody(chosenFaqsBodyMaxBytes);

/** Writes of many FAQs, for admins. Each request is one transaction and one undo. */
export function bulkRoutes({ db, guard }: Area, findFigures: FindFigures) {
  return new Hono<AdminEnv>()
    .use(guard.requireAdmin)
    .get('/:websiteId/ids', compressResponse, validate('query', searchQuery), async (c) => {
      const { id: websiteId } = await requireWebsite(db.read, c.req.param('websiteId'));
      const query = c.req.valid('query');
      const search = await readSearch(query, () => findFigures(db.read, websiteId));
      return c.json<ChosenFaq[]>(await findFaqVersions(db.read, websiteId, search ?? noSearch));
    })
    .post('/:websiteId/move', body, validate('json', moveBody), async (c) => {
      const { id: websiteId } = await requireWebsite(db.read, c.req.param('websiteId'));
      const { faqs, parent_id, before_id } = c.req.valid('json');
      const to = { parentId: parent_id, beforeId: before_id };
      const written = await db.write(c.var.actor, (change) =>
        moveFaqs(change, websiteId, faqs, to),
      );
      return c.json<WriteFaqsResponse>(written);
    })
    .post('/:websiteId/delete', body, validate('json', deleteBody), async (c) => {
      const { id: websiteId } = await requireWebsite(db.read, c.req.param('websiteId'));
      const { faqs } = c.req.valid('json');
      const written = await db.write(c.var.actor, (change) => deleteFaqs(change, websiteId, faqs));
      return c.json<WriteFaqsResponse>(written);
    })
    .post(
      '/:websiteId/add-keywords',
      limitBody(addedKeywordsBodyMaxBytes),
      validate('json', keywordsBody),
      async (c) => {
        const { id: websiteId } = await requireWebsite(db.read, c.req.param('websiteId'));
        const { faqs } = c.req.valid('json');
        const written = await db.write(c.var.actor, (change) =>
          addKeywords(change, websiteId, faqs),
        );
        return c.json<WriteFaqsResponse>(written);
      },
    )
    .post('/replace/preview', body, compressResponse, validate('json', previewBody), async (c) => {
      const replacement = c.req.valid('json');
      await requireWebsites(db.read, replacement.website_ids);
      return c.json<ReplacementPreview>(await previewReplacement(db.read, replacement));
    })
    .post('/replace', body, validate('json', replaceBody), async (c) => {
      const replacement = c.req.valid('json');
      await requireWebsites(db.read, replacement.website_ids);
      const response = await db.write(c.var.actor, (change) => replaceWords(change, replacement));
      return c.json<WriteFaqsResponse>(response);
    });
}
