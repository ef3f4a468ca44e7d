import { Trash2, Undo2 } from 'lucide-react';
import { faqsCopy as copy } from '../../../copy/faqs/faqs.ts';
import { faqImage } from '../../../data/faq-image.ts';
import { Button } from '../../../ui/button.tsx';

interface CurrentImageProps {
  name: string;
  isRemoved: boolean;
  onToggle: (isRemoved: boolean) => void;
}

/** The stored image, with a button to remove it on save. */
export function CurrentImage({ name, isRemoved, onToggle }: CurrentImageProps) {
  return (
    <div className="flex items-center gap-4 rounded-card border border-line p-3">
      <img
        {...faqImage(name)}
        alt={copy.currentImage}
        className={`h-20 w-28 rounded-control bg-canvas object-contain transition-opacity ${isRemoved ? 'opacity-30' : ''}`}
      />
      <div className="grid min-w-0 justify-items-start gap-1">
        <p role="status" className="text-13 text-muted">
          {isRemoved ? copy.imageWillBeRemoved : copy.currentImage}
        </p>
        <Button
          size="sm"
          tone={isRemoved ? 'secondary' : 'danger-ghost'}
          className={isRemoved ? undefined : '-ml-2'}
          icon={isRemoved ? <Undo2 aria-hidden size={16} /> : <Trash2 aria-hidden size={16} />}
          onClick={() => onToggle(!isRemoved)}
        >
          {isRemoved ? copy.undoRemoveImage : copy.removeImage}
        </Button>
      </div>
    </div>
  );
}
