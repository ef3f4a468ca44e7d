import { useState } from 'react';
import type { Faq } from '../../../../api/contract/entities.ts';
import { faqsCopy as copy } from '../../../copy/faqs/faqs.ts';
import type { Place } from '../data/places.ts';
import { MoveDialog } from './move-dialog.tsx';

interface MoveFaqDialogProps {
  faq: Faq;
  onMove: (to: Place) => Promise<void>;
  onClose: () => void;
}

/** Moves one FAQ. */
export function MoveFaqDialog({ faq, onMove, onClose }: MoveFaqDialogProps) {
  const [ids] = useState([faq.id]);
  return (
    <MoveDialog
      title={copy.moveToTitle}
      websiteId={faq.website_id}
      ids={ids}
      parentId={faq.parent_id}
      onMove={onMove}
      onClose={onClose}
    >
      <p className="font-medium text-text wrap-anywhere">{faq.question}</p>
    </MoveDialog>
  );
}
