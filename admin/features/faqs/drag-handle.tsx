import { GripVertical } from 'lucide-react';
import { faqsCopy as copy } from '../../copy/faqs.ts';

/**
 * What a mouse drags a row by. Keys, screen readers and fingers have the row's menu, which can do the same, so it is
 * hidden from them.
 */
export function DragHandle() {
  return (
    <span
      aria-hidden
      data-drag-handle
      data-tooltip={copy.dragHandle}
      className="-order-2 -mr-1 -ml-4 grid h-9 w-6 shrink-0 cursor-grab place-items-center rounded-control text-muted transition-colors hover:bg-pressed hover:text-text coarse:hidden"
    >
      <GripVertical size={14} />
    </span>
  );
}
