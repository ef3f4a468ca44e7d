import { Hono } from 'hono';
import { z } from 'zod';
import type { Area } from '../../area.ts';
import {
  type ChangesQuery,
  draftVersionHeader,
  type Publish,
  type PublishingState,
  type PublishResponse,
  type Release,
  type SchedulePublication,
  type SchedulePublicationResponse,
  type UnpublishedChange,
} from '../../contract/faqs/publishing.ts';
import { releaseNoteMaxLength } from '../../contract/limits.ts';
import type { WriteResponse } from '../../contract/requests.ts';
import { messages } from '../../copy/messages.ts';
import type { AdminEnv } from '../../http/app-env.ts';
import { fieldsLeftOut, includeQuery, withoutFields } from '../../http/for-programs.ts';
import { requireWebsite } from '../../http/require-website.ts';
import { promise } from '../../http/route-inputs.ts';
import { requireId, smallBody, textId, validate } from '../../http/validation.ts';
import { compressResponse } from '../../response-cache/compress-response.ts';
import { findTextBytes } from '../fill-words/text-budget.ts';
import { findDraftVersion, listChanges, listDraftChanges } from './draft-changes.ts';
import { type Published, publishDraft, restoreRelease } from './publish.ts';
import { changesAnswer, publishAnswer } from './publishing-answers.ts';
import {
  findCurrentRelease,
  listReleases,
  readPublishingState,
  requireRelease,
  toRelease,
} from './release-queries.ts';
import { unpackTree } from './release-tree.ts';
import { cancelPublication, schedulePublication } from './schedule.ts';

const note = z
  .string(messages.notText)
  .trim()
  .max(releaseNoteMaxLength, messages.tooLong(releaseNoteMaxLength))
  .transform((text) => (text === '' ? undefined : text))
  .optional();
const publishBody = z
  .object({
    note,
    draft: z
      .string(messages.notText)
      .optional()
      .describe(
        `The ${draftVersionHeader} of the changes that were read: a draft that has changed since is not published`,
      ),
  })
  .meta({ examples: [{ note: 'Harga baru' }] }) satisfies z.ZodType<Publish>;
const changesQuery = z.object({
  release: textId.optional(),
  ...includeQuery.shape,
}) satisfies z.ZodType<unknown, ChangesQuery>;
const scheduleBody = z.object({
  at: z.iso
    .datetime({ offset: true, error: messages.notTime })
    .transform((time) => new Date(time).toISOString()),
  note,
}) satisfies z.ZodType<SchedulePublication>;

/** The releases of a website that collects a draft. */
export function publishingRoutes({ db, guard }: Area) {
  const toResponse = ({ release, undoId }: Published, message: string): PublishResponse => ({
    message,
    release: toRelease(release),
    undo_id: undoId,
  });

  return new Hono<AdminEnv>()
    .use(guard.requireAdmin)
    .get('/:websiteId/publishing', async (c) => {
      const { id: websiteId } = await requireWebsite(db.read, c.req.param('websiteId'));
      const state = await readPublishingState(db.read, websiteId);
      return c.json<PublishingState>({
        ...state,
        text_bytes: await findTextBytes(db.read, websiteId),
      });
    })
    .get(
      '/:websiteId/changes',
      promise({ summary: 'How the draft differs from what visitors read', answer: changesAnswer }),
      compressResponse,
      validate('query', changesQuery),
      async (c) => {
        const { id: websiteId } = await requireWebsite(db.read, c.req.param('websiteId'));
        const { release: number, include } = c.req.valid('query');
        const current = await findCurrentRelease(db.read, websiteId);
        if (current === undefined) return c.json<UnpublishedChange[]>([]);
        const left = fieldsLeftOut(c, include);
        const send = (changes: readonly UnpublishedChange[]) =>
          c.json<UnpublishedChange[]>(
            changes.map(({ before, after, ...change }) => ({
              ...change,
              before: before && withoutFields(before, left),
              after: after && withoutFields(after, left),
            })),
          );
        if (number === undefined) {
          // Before the changes: a draft that changes in between is refused, and not published unread.
          c.header(draftVersionHeader, await findDraftVersion(db.read, current));
          return send(await listDraftChanges(db.read, current));
        }
        const earlier = await requireRelease(db.read, websiteId, Number(number));
        const trees = [await unpackTree(current.tree), await unpackTree(earlier.tree)] as const;
        return send(await listChanges(db.read, websiteId, ...trees));
      },
    )
    .get('/:websiteId/releases', async (c) => {
      const { id: websiteId } = await requireWebsite(db.read, c.req.param('websiteId'));
      return c.json<Release[]>(await listReleases(db.read, websiteId));
    })
    .post(
      '/:websiteId/publish',
      promise({ summary: 'Publishes the draft', answer: publishAnswer }),
      smallBody,
      validate('json', publishBody),
      async (c) => {
        const { id: websiteId } = await requireWebsite(db.read, c.req.param('websiteId'));
        const published = await db.write(c.var.actor, (change) =>
          publishDraft(change, websiteId, c.req.valid('json')),
        );
        const message = messages.draftPublished(published.release.changes);
        return c.json<PublishResponse>(toResponse(published, message));
      },
    )
    .post('/:websiteId/releases/:number/restore', smallBody, async (c) => {
      const { id: websiteId } = await requireWebsite(db.read, c.req.param('websiteId'));
      const number = requireId(c.req.param('number'), messages.releaseNotFound);
      const published = await db.write(c.var.actor, (change) =>
        restoreRelease(change, websiteId, number),
      );
      return c.json<PublishResponse>(toResponse(published, messages.releaseRestored(number)));
    })
    .put('/:websiteId/schedule', smallBody, validate('json', scheduleBody), async (c) => {
      const { id: websiteId } = await requireWebsite(db.read, c.req.param('websiteId'));
      const { at, note } = c.req.valid('json');
      await db.write(c.var.actor, (change) => schedulePublication(change, websiteId, { at, note }));
      const scheduled = { at, by: c.var.actor.username, note: note ?? null };
      const message = messages.publicationScheduled;
      return c.json<SchedulePublicationResponse>({ message, scheduled });
    })
    .delete('/:websiteId/schedule', smallBody, async (c) => {
      const { id: websiteId } = await requireWebsite(db.read, c.req.param('websiteId'));
      await db.write(c.var.actor, (change) => cancelPublication(change, websiteId));
      return c.json<WriteResponse>({ message: messages.publicationCancelled });
    });
}
