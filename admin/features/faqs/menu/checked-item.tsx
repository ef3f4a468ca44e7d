import { Check } from 'lucide-react';

interface CheckedItemProps {
  isChecked: boolean;
  label: string;
  help?: string | undefined;
}

/** The content of an item that is switched on or chosen: a check mark and its words. */
export function CheckedItem({ isChecked, label, help }: CheckedItemProps) {
  return (
    <>
      <Check
        aria-hidden
        size={16}
        className={isChecked ? 'shrink-0 text-accent-text' : 'invisible shrink-0'}
      />
      <span className="grid">
        <span>{label}</span>
        {help !== undefined && <span className="text-12 text-muted">{help}</span>}
      </span>
    </>
  );
}
