import { showToast } from './toast.ts';

interface SwitchProps {
  /** What it switches. */
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** The change is under way: it shows that and takes no other. */
  pending?: boolean | undefined;
  /** Why it can't be used now: it stays in reach of the keyboard, and tells this instead of acting. */
  refusal?: string | undefined;
}

/** A state that changes at once, without a form. */
export function Switch({ label, checked, onChange, pending = false, refusal }: SwitchProps) {
  const change = () => {
    if (refusal !== undefined) showToast('error', refusal);
    else if (!pending) onChange(!checked);
  };
  return (
    <button
      type="button"
      role="switch"
      aria-label={label}
      aria-checked={checked}
      aria-busy={pending || undefined}
      aria-disabled={pending || refusal !== undefined || undefined}
      aria-description={refusal}
      data-tooltip={refusal ?? label}
      onClick={change}
      className="group touch-target inline-flex shrink-0 items-center justify-center rounded-full aria-disabled:cursor-not-allowed aria-disabled:opacity-60"
    >
      <span className="flex h-5 w-9 items-center rounded-full border border-control px-0.5 transition-colors group-hover:border-muted group-aria-checked:border-success group-aria-checked:bg-success">
        <span className="size-3.5 rounded-full bg-control transition-transform group-aria-checked:translate-x-4 group-aria-checked:bg-surface" />
      </span>
    </button>
  );
}
