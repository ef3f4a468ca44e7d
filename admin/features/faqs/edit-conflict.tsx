import type { Faq } from '../../../api/contract/entities.ts';
import { faqsCopy as copy } from '../../copy/faqs.ts';
import { faqImage } from '../../faq-image.ts';
import type { ComparedField } from '../../ui/comparison.tsx';
import { ConflictDialog, comparedText } from '../../ui/conflict-dialog.tsx';
import { useFaqTree } from './faq-queries.ts';
import type { FaqForm } from './faq-writes.ts';

interface EditConflictProps {
  current: Faq;
  mine: FaqForm;
  removesImage: boolean;
  onUseCurrent: () => void;
  onKeepMine: () => Promise<unknown>;
  onClose: () => void;
}

/** Somebody else saved the FAQ that is being edited. */
export function EditConflict({ current, mine, removesImage, ...decide }: EditConflictProps) {
  const tree = useFaqTree(current.website_id);
  const parentName = (id: number | null) =>
    id === null
      ? copy.topTier
      : (tree.data?.find((entry) => entry.id === id)?.question ?? copy.parentWithId(id));
  return (
    <ConflictDialog
      current={current}
      fields={[
        comparedText(copy.question, current.question, mine.question),
        comparedText(copy.answer, current.answer ?? '', mine.answer),
        {
          label: copy.parent,
          left: parentName(current.parent_id),
          right: parentName(mine.parentId),
          isSame: current.parent_id === mine.parentId,
        },
        comparedImage(current.image, mine.image, removesImage),
      ]}
      {...decide}
    />
  );
}

/** An edit that neither chooses a file nor drops the picture leaves whatever picture is there. */
function comparedImage(
  stored: string | null,
  chosen: File | undefined,
  removesImage: boolean,
): ComparedField {
  const left = stored === null ? copy.noImage : <StoredImage name={stored} />;
  const drops = removesImage && stored !== null;
  return {
    label: copy.image,
    left,
    right: chosen ? chosen.name : drops ? copy.imageGoes : left,
    isSame: !chosen && !drops,
  };
}

function StoredImage({ name }: { name: string }) {
  return (
    <img
      {...faqImage(name)}
      alt={copy.currentImage}
      className="h-20 w-28 rounded-control border border-line bg-canvas object-contain"
    />
  );
}
