import { GripVertical } from 'lucide-react';
import { faqsCopy as copy } from '../../../copy/faqs/faqs.ts';
import { classNames } from '../../../ui/class-names.ts';

/**
 * The handle by which a mouse drags a row. It is hidden from the keyboard, screen readers and touch, which use the
 * row's menu instead.
 *
 * @param isHidden keeps its space.
 */
export function DragHandle({ isHidden }: { isHidden: boolean }) {
  return (
    <span
      aria-hidden
      data-drag-handle={isHidden ? undefined : ''}
      data-tooltip={copy.dragHandle}
      className={classNames(
        isHidden && 'invisible',
        '-order-2 -mr-1 -ml-3 grid h-7 w-5 shrink-0 cursor-grab place-items-center rounded-control text-muted transition-colors hover:bg-pressed hover:text-text coarse:hidden',
      )}
    >
      <GripVertical size={14} />
    </span>
  );
}
