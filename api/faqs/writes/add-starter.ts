import type { Change } from '../../audit-log/audited-database.ts';
import type { AddStarterResponse } from '../../contract/faqs/faq-copies.ts';
import { messages } from '../../copy/messages.ts';
import { hasTree } from '../../db/has-website.ts';
import {
  insertStarterCopy,
  readStarterImages,
  starterImagesFolder,
} from '../../db/seed/insert-starter-tree.ts';
import { starterFaqs } from '../../db/seed/starter/starter-tree.ts';
import { ApiError } from '../../http/errors.ts';
import { loadTree } from '../tree/load-tree.ts';

/** Prepares the starter FAQs, before the transaction that adds them to a website without FAQs. */
export async function prepareStarter(
  websiteId: number,
): Promise<(change: Change) => Promise<AddStarterResponse>> {
  const images = await readStarterImages(starterFaqs, starterImagesFolder);
  return async ({ tx, by, record }) => {
    if (!(await hasTree(tx, websiteId))) throw new ApiError(404, messages.websiteNotFound);
    if ((await loadTree(tx, websiteId)).stored.length > 0)
      throw new ApiError(409, messages.websiteHasFaqs);
    const target = { websiteId, by: by.username };
    const { copied, undo } = await insertStarterCopy(tx, starterFaqs, images, target);
    const undoId = await record({
      action: 'copy',
      entity: 'faq',
      entityId: null,
      websiteId,
      label: messages.starterFaqs(copied),
      after: { copied },
      undo,
    });
    return { message: messages.starterAdded(copied), copied, undo_id: undoId };
  };
}
