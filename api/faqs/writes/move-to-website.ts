import type { Change } from '../../audit-log/audited-database.ts';
import { removedBy } from '../../audit-log/undo-steps.ts';
import type { MoveToWebsite, MoveToWebsiteResponse } from '../../contract/faqs/faq-copies.ts';
import { messages } from '../../copy/messages.ts';
import type { FaqRow } from '../../db/faq-row.ts';
import { findWebsiteName } from '../../db/find-website-name.ts';
import { ApiError, fieldError } from '../../http/errors.ts';
import type { Forest, Node } from '../tree/forest.ts';
import { loadTree } from '../tree/load-tree.ts';
import { saveTree } from '../tree/save-tree.ts';
import { questionsOf } from './chosen-faqs.ts';
import { type Branch, readBranches } from './copy-faqs.ts';
import { touchFaqs } from './edit-faqs.ts';
import { moveFigures } from './move-figures.ts';

/**
 * Moves branches to another website. The FAQs keep their ids, so their versions come along, and their visitors' figures
 * too.
 *
 * @throws ApiError when the other website cannot have them. Then nothing is moved.
 */
export async function moveToWebsite(
  change: Change,
  fromId: number,
  { to_website_id: toId, ids, parent_id: parentId = null }: MoveToWebsite,
): Promise<MoveToWebsiteResponse> {
  const { tx, by, record } = change;
  const from = await findWebsiteName(tx, fromId);
  if (from === undefined) throw new ApiError(404, messages.websiteNotFound);
  const to = await findWebsiteName(tx, toId);
  if (to === undefined) throw fieldError(400, 'to_website_id', messages.websiteNotFound);
  if (toId === fromId) throw fieldError(400, 'to_website_id', messages.moveWithinWebsite);
  const branches = await readBranches(tx, fromId, ids);
  const roots = branches.map(([root]) => root);
  const rows = branches.flat();

  const source = await loadTree(tx, fromId);
  for (const { id } of roots) source.remove(source.require(id));
  const { undo } = await saveTree(tx, source, by.username);
  const target = await loadTree(tx, toId, { websiteField: 'to_website_id' });
  const parent = target.requireParent(parentId);
  for (const branch of branches) addBranch(target, branch, parent);
  await saveTree(tx, target, by.username);
  await moveFigures(tx, { ids: rows.map(({ id }) => id), fromId, toId });
  await touchFaqs(
    change,
    roots.map(({ id }) => id),
  );

  // Both websites have an entry; the one of the website that has the FAQs now can be undone.
  const entry = { action: 'move', entity: 'faq', entityId: null } as const;
  await record({
    ...entry,
    websiteId: fromId,
    label: messages.movedAwayLabel(rows.length),
    before: { questions: questionsOf(roots) },
  });
  const [first, ...others] = roots;
  if (first === undefined) throw new Error('No FAQ was moved.');
  const undoId = await record({
    ...entry,
    websiteId: toId,
    label: others.length === 0 ? first.question : messages.faqsOfWebsite(rows.length, from),
    after: {
      questions: questionsOf(roots),
      copied: rows.length,
      copied_from: from,
      parent_id: parentId,
    },
    undo: [
      {
        type: 'faqs',
        websiteId: toId,
        transferred: { fromWebsiteId: fromId, branches: removedBy(undo) },
      },
    ],
  });
  const message = messages.faqsMovedTo(rows.length, to);
  return { message, moved: rows.length, first_id: first.id, undo_id: undoId };
}

/** Adds rows that another website had, with their ids. */
function addBranch(forest: Forest, [root, ...below]: Branch, parent: Node | null): void {
  const nodes = new Map<number | null, Node>();
  const add = ({ position: _position, path: _path, ...row }: FaqRow, above: Node | null) =>
    nodes.set(row.id, forest.add(row, above));
  add(root, parent);
  for (const row of below) add(row, nodes.get(row.parentId) ?? parent);
}
