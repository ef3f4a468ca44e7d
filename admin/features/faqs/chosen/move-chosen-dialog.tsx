import { useMemo, useState } from 'react';
import { faqBulkCopy as copy } from '../../../copy/faqs/faq-bulk.ts';
import { useFaqTree } from '../data/faq-queries.ts';
import { branchesOf } from '../data/faq-tree.ts';
import { MoveDialog } from '../tree/move-dialog.tsx';
import type { ChosenDialogProps } from './chosen-dialog-props.ts';
import { chosenVersions } from './chosen-faqs.ts';
import { useManyWrites } from './many-writes.ts';

/** Moves the chosen FAQs to one place under one parent. */
export function MoveChosenDialog({ websiteId, ids, onClose }: ChosenDialogProps) {
  const [faqs] = useState(() => chosenVersions(ids));
  const { move } = useManyWrites(websiteId);
  const { data: tree = [] } = useFaqTree(websiteId);
  const below = useMemo(() => branchesOf(tree, ids).size - ids.length, [tree, ids]);
  return (
    <MoveDialog
      title={copy.moveTitle}
      websiteId={websiteId}
      ids={ids}
      parentId={null}
      onMove={({ parentId, beforeId }) => move({ faqs, parent_id: parentId, before_id: beforeId })}
      onClose={onClose}
    >
      <div className="grid gap-1 text-14">
        <p className="font-medium">{copy.moving(ids.length)}</p>
        {below > 0 && <p className="text-muted">{copy.comeAlong(below)}</p>}
      </div>
    </MoveDialog>
  );
}
