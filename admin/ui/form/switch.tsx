import { showToast } from '../../data/toasts.ts';

interface SwitchProps {
  /** The name of the setting, for screen readers. */
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Whether the change is being saved. Further presses are ignored. */
  pending?: boolean | undefined;
  /** Why it cannot be used now. The switch stays focusable, and a press shows this text. */
  disabledReason?: string | undefined;
}

/** A setting that is saved at once, without a form. */
export function Switch({ label, checked, onChange, pending = false, disabledReason }: SwitchProps) {
  const change = () => {
    if (disabledReason !== undefined) showToast('error', disabledReason);
    else if (!pending) onChange(!checked);
  };
  return (
    <button
      type="button"
      role="switch"
      aria-label={label}
      aria-checked={checked}
      aria-busy={pending || undefined}
      aria-disabled={pending || disabledReason !== undefined || undefined}
      aria-description={disabledReason}
      data-tooltip={disabledReason ?? label}
      onClick={change}
      className="group touch-target inline-flex shrink-0 items-center justify-center rounded-full aria-disabled:cursor-not-allowed aria-disabled:opacity-60"
    >
      <span className="flex h-5 w-9 items-center rounded-full border border-control px-0.5 transition-colors group-hover:border-muted group-aria-checked:border-accent group-aria-checked:bg-accent">
        <span className="size-3.5 rounded-full bg-control transition-transform group-aria-checked:translate-x-4 group-aria-checked:bg-surface" />
      </span>
    </button>
  );
}
