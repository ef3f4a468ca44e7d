import type { LucideIcon } from 'lucide-react';
import { classNames } from '../class-names.ts';

interface ChoiceButtonsProps<Value extends string> {
  /** What the buttons choose, for screen readers. */
  label: string;
  choices: readonly { value: Value; label: string; Icon?: LucideIcon }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A few choices side by side. The chosen button is pressed. */
export function ChoiceButtons<Value extends string>({
  label,
  choices,
  value,
  onChange,
}: ChoiceButtonsProps<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form.
    <div role="group" aria-label={label} className="flex flex-wrap gap-0.5">
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          aria-pressed={choice.value === value}
          onClick={() => onChange(choice.value)}
          className={classNames(
            'touch-target flex h-8 items-center gap-1.5 rounded-control px-2 text-12 transition-colors',
            choice.value === value
              ? 'bg-accent-soft font-medium text-accent-text'
              : 'text-muted hover:bg-hover hover:text-text',
          )}
        >
          {choice.Icon && <choice.Icon aria-hidden size={14} />}
          {choice.label}
        </button>
      ))}
    </div>
  );
}
