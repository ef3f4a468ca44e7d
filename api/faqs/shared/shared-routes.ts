import { Hono } from 'hono';
import { z } from 'zod';
import type { Area } from '../../area.ts';
import {
  chosenFaqsBodyMaxBytes,
  faqsPerWebsiteMax,
  idsBodyMaxBytes,
  websitesMax,
} from '../../config/server-limits.ts';
import type {
  AlikeBranches,
  PublishShared,
  PublishSharedResponse,
  ReplaceAlike,
  ReplaceAlikeResponse,
  SharedChoice,
  SharedLibrary,
  ShareFaqResponse,
  ShownOn,
  ShowShared,
  ShowSharedResponse,
  WordPlace,
} from '../../contract/faqs/shared-faqs.ts';
import { fillWordsMax } from '../../contract/limits.ts';
import type { WriteFaqResponse } from '../../contract/requests.ts';
import { isFillName } from '../../contract/texts/fill-words.ts';
import { messages } from '../../copy/messages.ts';
import type { AdminEnv } from '../../http/app-env.ts';
import { requireBot } from '../../http/require-website.ts';
import { bodyId, limitBody, requireId, smallBody, validate } from '../../http/validation.ts';
import { compressResponse } from '../../response-cache/compress-response.ts';
import { chosenIds } from '../chosen-ids.ts';
import type { WriteWords } from './add-words.ts';
import { findAlike, replaceAlike, requireShared } from './alike.ts';
import { createLibrary } from './create-library.ts';
import { detachShared } from './detach-shared.ts';
import { describeLibrary, listChoices } from './list-shared.ts';
import { publishShared } from './publish-shared.ts';
import { shareFaq } from './share-faq.ts';
import { showShared } from './show-shared.ts';
import { listShownOn } from './shown-on.ts';

const showBody = z
  .strictObject({
    source_id: z.union([bodyId, chosenIds], messages.notId),
    parent_id: bodyId.nullable().optional(),
    before_id: bodyId.nullable().optional(),
  })
  .meta({ examples: [{ source_id: 34 }] }) satisfies z.ZodType<ShowShared>;

const place = z.strictObject(
  {
    source_id: bodyId,
    field: z.enum(['question', 'answer'], messages.notChoice),
    start: z.int(messages.badRequest).nonnegative(messages.badRequest),
  },
  messages.badRequest,
) satisfies z.ZodType<WordPlace>;

const chosenWord = z.strictObject(
  {
    name: z.string(messages.badFillName).trim().refine(isFillName, messages.badFillName),
    shared: z.string(messages.notText).min(1, messages.required),
    places: z
      .array(place, messages.notList)
      .min(1, messages.required)
      .max(faqsPerWebsiteMax, messages.tooManyItems(faqsPerWebsiteMax)),
  },
  messages.badRequest,
);

const replaceBody = z
  .strictObject({
    branches: z
      .array(
        z.strictObject(
          { faq_id: bodyId, version: z.int(messages.notVersion).positive(messages.notVersion) },
          messages.badRequest,
        ),
        messages.required,
      )
      .min(1, messages.noneChosen)
      .max(websitesMax, messages.tooManyItems(websitesMax)),
    words: z
      .array(chosenWord, messages.notList)
      .max(fillWordsMax, messages.tooManyFillWords(fillWordsMax))
      .optional(),
  })
  .meta({
    examples: [{ branches: [{ faq_id: 35, version: 35 }] }],
  }) satisfies z.ZodType<ReplaceAlike>;
const publishBody = z
  .strictObject({ website_ids: chosenIds })
  .meta({ examples: [{ website_ids: [2] }] }) satisfies z.ZodType<PublishShared>;

/** The library itself. Its FAQs are read and written by the routes of FAQs, with its id as the website. */
export function libraryRoutes({ db, guard }: Area) {
  return new Hono<AdminEnv>()
    .use(guard.requireAdmin, smallBody)
    .get('/', async (c) => c.json<SharedLibrary>(await describeLibrary(db.read)))
    .post('/', async (c) => c.json<SharedLibrary>(await db.write(c.var.actor, createLibrary)))
    .post('/publish', validate('json', publishBody), async (c) => {
      const { website_ids } = c.req.valid('json');
      const published = await publishShared(db, c.var.actor, website_ids);
      const message = messages.sharedPublished(published.length);
      return c.json<PublishSharedResponse>({ message, published });
    });
}

/** What websites show of the library. */
export function sharedRoutes({ db, guard }: Area, writeWords: WriteWords) {
  return new Hono<AdminEnv>()
    .use(guard.requireAdmin)
    .get('/:websiteId/shared', compressResponse, async (c) => {
      const { id } = await requireBot(db.read, c.req.param('websiteId'));
      return c.json<SharedChoice[]>(await listChoices(db.read, id));
    })
    .post(
      '/:websiteId/shared',
      limitBody(idsBodyMaxBytes),
      validate('json', showBody),
      async (c) => {
        const websiteId = requireId(c.req.param('websiteId'), messages.websiteNotFound);
        const request = c.req.valid('json');
        const response = await db.write(c.var.actor, (change) =>
          showShared(change, websiteId, request),
        );
        return c.json<ShowSharedResponse>(response, 201);
      },
    )
    .post('/:id/share', smallBody, async (c) => {
      const id = requireId(c.req.param('id'), messages.faqNotFound);
      const { undoId, sourceId, shared } = await db.write(c.var.actor, (change) =>
        shareFaq(change, id),
      );
      const message = messages.faqShared(shared);
      return c.json<ShareFaqResponse>({ message, undo_id: undoId, source_id: sourceId });
    })
    .get('/:id/shown-on', async (c) => {
      const row = await requireShared(db.read, requireId(c.req.param('id'), messages.faqNotFound));
      return c.json<ShownOn[]>(await listShownOn(db.read, row));
    })
    .get('/:id/alike', compressResponse, async (c) => {
      const id = requireId(c.req.param('id'), messages.faqNotFound);
      return c.json<AlikeBranches>(await findAlike(db.read, id));
    })
    .post(
      '/:id/alike',
      limitBody(chosenFaqsBodyMaxBytes),
      validate('json', replaceBody),
      async (c) => {
        const id = requireId(c.req.param('id'), messages.faqNotFound);
        const chosen = c.req.valid('json');
        const response = await db.write(c.var.actor, (change) =>
          replaceAlike(change, id, chosen, writeWords),
        );
        return c.json<ReplaceAlikeResponse>(response);
      },
    )
    .post('/:id/detach', smallBody, async (c) => {
      const id = requireId(c.req.param('id'), messages.faqNotFound);
      const { undoId, detached } = await db.write(c.var.actor, (change) =>
        detachShared(change, id),
      );
      const message = messages.sharedDetached(detached);
      return c.json<WriteFaqResponse>({ message, undo_id: undoId });
    });
}
