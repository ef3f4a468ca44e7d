import { ChevronDown, ChevronUp, Trash2 } from 'lucide-react';
import { type MouseEvent, useEffect, useRef } from 'react';
import { IconButton } from '../icon-button.tsx';

interface OrderButtonsProps {
  index: number;
  count: number;
  /** The name of the entry, for screen readers. */
  subject: string;
  words: { up: string; down: string; remove: string };
  onMove: (to: number) => void;
  onRemove: () => void;
  /** Why the entry cannot be removed. */
  cannotRemoveReason?: string | undefined;
}

/**
 * Moves an entry of a short list up or down, or removes it. A moved entry stays focused; after a removal its neighbour
 * is focused.
 */
export function OrderButtons({
  index,
  count,
  subject,
  words,
  onMove,
  onRemove,
  cannotRemoveReason,
}: OrderButtonsProps) {
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  const moved = useRef<'up' | 'down'>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it must run when the entry has moved.
  useEffect(() => {
    const used = moved.current;
    moved.current = undefined;
    // At an end of the list, one of the buttons is disabled, so focus the other one.
    const button = used === 'up' ? (index === 0 ? down : up) : index === count - 1 ? up : down;
    if (used !== undefined) button.current?.focus();
  }, [index]);

  const move = (direction: 'up' | 'down') => {
    moved.current = direction;
    onMove(index + (direction === 'up' ? -1 : 1));
  };
  const remove = ({ currentTarget }: MouseEvent) => {
    const group = currentTarget.closest('section');
    onRemove();
    requestAnimationFrame(() => {
      const others = group?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
      const next = others[index] ?? others[index - 1] ?? group?.querySelector('[role="combobox"]');
      if (next instanceof HTMLElement) next.focus();
    });
  };
  return (
    <div className="flex shrink-0">
      {count > 1 && (
        <>
          <IconButton
            ref={up}
            label={words.up}
            subject={subject}
            Icon={ChevronUp}
            disabled={index === 0}
            onClick={() => move('up')}
          />
          <IconButton
            ref={down}
            label={words.down}
            subject={subject}
            Icon={ChevronDown}
            disabled={index === count - 1}
            onClick={() => move('down')}
          />
        </>
      )}
      <IconButton
        data-remove
        label={words.remove}
        subject={subject}
        Icon={Trash2}
        disabledReason={cannotRemoveReason}
        className="not-aria-disabled:hover:bg-danger-soft not-aria-disabled:hover:text-danger"
        onClick={remove}
      />
    </div>
  );
}
