import { GripVertical } from 'lucide-react';
import { faqsCopy as copy } from '../../../copy/faqs/faqs.ts';

/**
 * The handle by which a mouse drags a row. It is hidden from the keyboard, screen readers and touch, which use the
 * row's menu instead.
 */
export function DragHandle() {
  return (
    <span
      aria-hidden
      data-drag-handle
      data-tooltip={copy.dragHandle}
      className="-order-2 -mr-1 -ml-3 grid h-7 w-5 shrink-0 cursor-grab place-items-center rounded-control text-muted transition-colors hover:bg-pressed hover:text-text coarse:hidden"
    >
      <GripVertical size={14} />
    </span>
  );
}
