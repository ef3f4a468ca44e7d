import { classNames } from '../../../ui/class-names.ts';

interface ChipProps {
  isOn: boolean;
  onToggle: () => void;
  children: string;
}

/** A toggle button that filters or sorts the FAQ list while it is on. */
export function Chip({ isOn, onToggle, children }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onToggle}
      className={classNames(
        'touch-target h-8 shrink-0 rounded-full border px-3 text-13 transition-colors focus-visible:-outline-offset-2',
        isOn
          ? 'border-accent-text bg-accent-soft font-medium text-accent-text'
          : 'border-control text-muted hover:bg-hover hover:text-text',
      )}
    >
      {children}
    </button>
  );
}
