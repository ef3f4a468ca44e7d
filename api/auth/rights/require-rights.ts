import { and, eq, exists, inArray, or } from 'drizzle-orm';
import type { AuditEntity } from '../../contract/audit.ts';
import { hasRight, type Right, type Rights } from '../../contract/rights.ts';
import { messages } from '../../copy/messages.ts';
import type { Reader } from '../../db/database.ts';
import {
  auditEntries,
  auditImages,
  faqs,
  images,
  releaseImages,
  releases,
  websiteSettings,
} from '../../db/schema.ts';
import type { BodyFields } from '../../http/app-env.ts';
import { ApiError } from '../../http/errors.ts';
import { parseId } from '../../http/validation.ts';
import type { Need, Where } from './route-rights.ts';

/** What a request names. Before its body has arrived, it has no fields. */
export interface NamedByRequest {
  params: Readonly<Record<string, string>>;
  fields: BodyFields | undefined;
}

/**
 * @throws ApiError 403 when the role does not have a right that the route needs, 404 when the request names another
 *   website than those of the account, or a row of one.
 */
export async function requireRights(
  db: Reader,
  rights: Rights,
  needs: readonly Need[],
  named: NamedByRequest,
): Promise<void> {
  for (const { right } of needs) {
    if (!hasRight(rights, right)) throw new ApiError(403, messages.noRight);
  }
  if (rights.role === 'admin') return;
  for (const { on } of needs) await requireOwn(db, rights, on, named);
}

async function requireOwn(
  db: Reader,
  rights: Rights,
  on: Where,
  { params, fields }: NamedByRequest,
): Promise<void> {
  if (on === 'none' || on === 'own') return;
  const own = rights.website_ids;
  const isOwn = (id: number | undefined) => id !== undefined && own.includes(id);
  if ('path' in on && !isOwn(readId(params[on.path]))) throw notFound(messages.websiteNotFound);
  if ('body' in on && fields && ![fields[on.body]].flat().map(readId).every(isOwn))
    throw notFound(messages.websiteNotFound);
  if ('faq' in on && !(await isFaqOf(db, own, readId(params[on.faq]))))
    throw notFound(messages.faqNotFound);
  if ('image' in on && !(await isImageOf(db, own, params[on.image])))
    throw notFound(messages.imageNotFound);
  if ('entry' in on && !(await isEntryFor(db, rights, readId(params[on.entry]))))
    throw notFound(messages.auditEntryNotFound);
}

function notFound(message: string): ApiError {
  return new ApiError(404, message);
}

/** An id in a path, a form or JSON. */
function readId(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  return typeof value === 'string' ? parseId(value) : undefined;
}

async function isFaqOf(db: Reader, own: readonly number[], id = 0): Promise<boolean> {
  return (await db.$count(faqs, and(eq(faqs.id, id), inArray(faqs.websiteId, [...own])))) > 0;
}

/** Whether a website shows the image, or could show it again: in a release, or by an undo. */
async function isImageOf(db: Reader, own: readonly number[], name = ''): Promise<boolean> {
  // PostgreSQL refuses a query with U+0000.
  if (name.includes('\0')) return false;
  const ids = [...own];
  const ofFaq = db
    .select({ id: faqs.id })
    .from(faqs)
    .where(and(eq(faqs.image, images.name), inArray(faqs.websiteId, ids)));
  const ofRelease = db
    .select({ id: releases.id })
    .from(releaseImages)
    .innerJoin(releases, eq(releases.id, releaseImages.releaseId))
    .where(and(eq(releaseImages.image, images.name), inArray(releases.websiteId, ids)));
  const asAvatar = db
    .select({ id: websiteSettings.websiteId })
    .from(websiteSettings)
    .where(and(eq(websiteSettings.avatar, images.name), inArray(websiteSettings.websiteId, ids)));
  const ofUndo = db
    .select({ id: auditEntries.id })
    .from(auditImages)
    .innerJoin(auditEntries, eq(auditEntries.id, auditImages.entryId))
    .where(and(eq(auditImages.image, images.name), inArray(auditEntries.websiteId, ids)));
  const used = or(exists(ofFaq), exists(ofRelease), exists(asAvatar), exists(ofUndo));
  return (await db.$count(images, and(eq(images.name, name), used))) > 0;
}

/** The right that the undo of a write needs, by the kind of its rows. */
export const rightOfUndo: Readonly<Record<AuditEntity, Right>> = {
  faq: 'edit',
  release: 'publish',
  wording: 'manage',
  user: 'manage',
  website: 'manage',
  whitelist: 'manage',
  link: 'manage',
  security: 'manage',
  announcement: 'manage',
  machine: 'manage',
};

/** Whether somebody may undo an entry's write. */
async function isEntryFor(db: Reader, rights: Rights, id = 0): Promise<boolean> {
  const [entry] = await db
    .select({ entity: auditEntries.entity, websiteId: auditEntries.websiteId })
    .from(auditEntries)
    .where(eq(auditEntries.id, id));
  if (entry === undefined) return false;
  const { entity, websiteId } = entry;
  const isOwn = websiteId !== null && rights.website_ids.includes(websiteId);
  return isOwn && hasRight(rights, rightOfUndo[entity]);
}
