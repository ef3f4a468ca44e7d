import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { z } from 'zod';
import type { Area } from '../area.ts';
import type { Faq, FaqTreeEntry } from '../contract/entities.ts';
import type { FaqFieldName } from '../contract/faqs/faq-fields.ts';
import type { FaqHit } from '../contract/faqs/faq-search.ts';
import type {
  ConfirmFaq,
  CreateFaqResponse,
  DeleteFaqResponse,
  PlaceFaq,
  PlaceFaqResponse,
  WriteFaqForm,
  WriteFaqResponse,
} from '../contract/requests.ts';
import { websitesOf } from '../contract/rights.ts';
import { wordsOf } from '../contract/texts/find-words.ts';
import { messages } from '../copy/messages.ts';
import type { AdminEnv } from '../http/app-env.ts';
import {
  addPageLinks,
  fieldsLeftOut,
  includeQuery,
  tagForPrograms,
  withoutFields,
} from '../http/for-programs.ts';
import { requireWebsite } from '../http/require-website.ts';
import { promise } from '../http/route-inputs.ts';
import { writeFaqAnswer } from '../http/row-answers.ts';
import {
  bodyId,
  bodyVersion,
  pageParams,
  requireId,
  smallBody,
  textId,
  textVersion,
  validate,
  versionQuery,
} from '../http/validation.ts';
import { encodeImage } from '../images/encode-image.ts';
import { imageField } from '../images/image-field.ts';
import type { Upload } from '../images/read-form.ts';
import { receiveForm } from '../images/receive-form.ts';
import { compressResponse } from '../response-cache/compress-response.ts';
import {
  createFaqAnswer,
  deleteFaqAnswer,
  faqAnswer,
  faqTreeAnswer,
  placeFaqAnswer,
} from './faq-answers.ts';
import { createFaqJson, editFaqJson } from './faq-json.ts';
import { listQuery, searchText } from './faq-list-query.ts';
import {
  listFaqs,
  listFaqTree,
  listFoundFaqs,
  listUnfoldedFaqs,
  requireFaqRow,
} from './faq-queries.ts';
import { faqTexts, reviewDay, reviewText } from './faq-text.ts';
import { searchWebsite, searchWebsites } from './find-faqs.ts';
import { type FindFigures, readSearch } from './read-search.ts';
import { sendPrivateImage } from './send-image.ts';
import { confirmFaq } from './writes/confirm-faq.ts';
import { createFaq, deleteFaq, type FaqFields, placeFaq, updateFaq } from './writes/faq-writes.ts';

/** The form's fields, with the texts as they are stored and the image as the server receives it. */
type ReceivedForm = Omit<WriteFaqForm, FaqFieldName> & { image?: Upload | undefined };

const editForm = z
  .object({
    ...faqTexts,
    review: reviewText.optional(),
    review_on: reviewDay.optional(),
    website_id: textId,
    parent_id: z.union([z.literal(''), textId], messages.notId),
    image: imageField,
    remove_image: z.literal('true', messages.badRequest).optional(),
    version: textVersion,
  })
  .meta({
    examples: [{ question: 'Berapa hari?', answer: '', website_id: '1', parent_id: '' }],
  }) satisfies z.ZodType<ReceivedForm>;
const createForm = editForm
  .extend({
    answer: editForm.shape.answer.prefault(''),
    parent_id: editForm.shape.parent_id.default(''),
  })
  .omit({ remove_image: true, version: true })
  .meta({
    examples: [{ question: 'Berapa lama?', answer: 'Satu hari.', website_id: '1', parent_id: '' }],
  }) satisfies z.ZodType<ReceivedForm>;
const placeBody = z
  .strictObject({
    parent_id: bodyId.nullable(),
    before_id: bodyId.nullable(),
    version: bodyVersion,
  })
  .meta({ examples: [{ parent_id: 24, before_id: null }] }) satisfies z.ZodType<PlaceFaq>;

const confirmBody = z
  .strictObject({ version: bodyVersion })
  .meta({ examples: [{ version: 1 }] }) satisfies z.ZodType<ConfirmFaq>;

const treePromise = {
  summary: 'The whole tree of a website, in tree order',
  answer: faqTreeAnswer,
};
const createPromise = { summary: 'Adds a FAQ', answer: createFaqAnswer, status: 201 } as const;
const editPromise = {
  summary: 'Replaces the question, the answer and the parent of a FAQ, and the lists that are sent',
  answer: writeFaqAnswer,
};
const placePromise = { summary: 'Moves a FAQ with all below it', answer: placeFaqAnswer };
const deletePromise = { summary: 'Deletes a FAQ with all below it', answer: deleteFaqAnswer };

const faqPageParams = pageParams.extend({ websiteId: z.string() });
const wordsQuery = z.object({ q: searchText }).meta({ examples: [{ q: 'apa' }] });

/** A website's FAQs, for admins. */
export function faqRoutes(area: Area, findFigures: FindFigures) {
  const { db, guard, headers, createOnce, uploadSlots: slots } = area;
  return new Hono<AdminEnv>()
    .use(guard.requireAdmin)
    .get('/image/:name', (c) => sendPrivateImage(c, db, headers, c.req.param('name')))
    .get('/:websiteId/tree', promise(treePromise), compressResponse, tagForPrograms, async (c) => {
      const { id: websiteId } = await requireWebsite(db.read, c.req.param('websiteId'));
      return c.json<FaqTreeEntry[]>(await listFaqTree(db.read, websiteId));
    })
    .get('/search', compressResponse, validate('query', wordsQuery), async (c) => {
      const words = wordsOf(c.req.valid('query').q);
      return c.json<FaqHit[]>(await searchWebsites(db.read, websitesOf(c.var.user.rights), words));
    })
    .get('/:websiteId/search', compressResponse, validate('query', wordsQuery), async (c) => {
      const { id: websiteId } = await requireWebsite(db.read, c.req.param('websiteId'));
      const words = wordsOf(c.req.valid('query').q);
      return c.json<FaqHit[]>(await searchWebsite(db.read, websiteId, words));
    })
    .get(
      '/:websiteId/:pageSize/:page',
      promise({
        summary: 'FAQs of a website, page by page, in the order of its tree',
        answer: z.array(faqAnswer),
      }),
      compressResponse,
      validate('param', faqPageParams),
      validate('query', listQuery.extend(includeQuery.shape)),
      async (c) => {
        const params = c.req.valid('param');
        const query = c.req.valid('query');
        const { id: websiteId } = await requireWebsite(db.read, params.websiteId);
        const search = await readSearch(query, () => findFigures(db.read, websiteId));
        const ids = new Set(query.folded?.split(',').map(Number));
        const rows = search
          ? await listFoundFaqs(db.read, websiteId, search, params)
          : ids.size === 0
            ? await listFaqs(db.read, websiteId, params)
            : await listUnfoldedFaqs(db.read, websiteId, ids, params);
        addPageLinks(c, rows, params);
        const left = fieldsLeftOut(c, query.include);
        return c.json<Faq[]>(rows.map((row) => withoutFields(row, left)));
      },
    )
    .get(
      '/:id',
      promise({ summary: 'One FAQ', answer: faqAnswer }),
      validate('query', includeQuery),
      async (c) => {
        const id = requireId(c.req.param('id'), messages.faqNotFound);
        const left = fieldsLeftOut(c, c.req.valid('query').include);
        return c.json<Faq>(withoutFields(await requireFaqRow(db.read, id), left));
      },
    )
    .post(
      '/',
      promise(createPromise),
      receiveForm(slots, createForm, undefined, createFaqJson),
      async (c) => {
        const form = c.req.valid('form');
        const fields = toFields(form);
        const upload = form.image;
        const image = upload && createHash('sha256').update(upload.content).digest('base64url');
        const response = await createOnce(c, 'faq', { ...fields, image }, async () => {
          const encoded = upload && (await encodeImage(upload.content, upload.name));
          return (change) => createFaq(change, fields, encoded);
        });
        return c.json<CreateFaqResponse>(response, 201);
      },
    )
    .put(
      '/:id',
      promise(editPromise),
      receiveForm(slots, editForm, undefined, editFaqJson),
      async (c) => {
        const id = requireId(c.req.param('id'), messages.faqNotFound);
        const form = c.req.valid('form');
        const image = form.image
          ? await encodeImage(form.image.content, form.image.name)
          : form.remove_image && ('remove' as const);
        const version = form.version === undefined ? undefined : Number(form.version);
        const edit = { ...toFields(form), image };
        const undoId = await db.write(c.var.actor, (change) =>
          updateFaq(change, { id, version }, edit),
        );
        return c.json<WriteFaqResponse>({ message: messages.faqUpdated, undo_id: undoId });
      },
    )
    .put('/:id/place', promise(placePromise), smallBody, validate('json', placeBody), async (c) => {
      const id = requireId(c.req.param('id'), messages.faqNotFound);
      const { parent_id, before_id, version } = c.req.valid('json');
      const to = { parentId: parent_id, beforeId: before_id };
      const response = await db.write(c.var.actor, (change) =>
        placeFaq(change, { id, version }, to),
      );
      return c.json<PlaceFaqResponse>(response);
    })
    .post('/:id/confirm', smallBody, validate('json', confirmBody), async (c) => {
      const id = requireId(c.req.param('id'), messages.faqNotFound);
      const { version } = c.req.valid('json');
      const undoId = await db.write(c.var.actor, (change) => confirmFaq(change, { id, version }));
      return c.json<WriteFaqResponse>({ message: messages.faqConfirmed, undo_id: undoId });
    })
    .delete(
      '/:id',
      promise(deletePromise),
      smallBody,
      validate('query', versionQuery),
      async (c) => {
        const id = requireId(c.req.param('id'), messages.faqNotFound);
        const response = await db.write(c.var.actor, (change) =>
          deleteFaq(change, { id, ...c.req.valid('query') }),
        );
        return c.json<DeleteFaqResponse>(response);
      },
    );
}

function toFields(form: z.output<typeof createForm>): FaqFields {
  const { image: _, website_id, parent_id, review_on, review = review_on, ...texts } = form;
  return {
    ...texts,
    review,
    websiteId: Number(website_id),
    parentId: parent_id === '' ? null : Number(parent_id),
  };
}
