import type { ComponentProps } from 'react';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  /** Whether only some of the rows that it controls are chosen. */
  isPartly?: boolean | undefined;
}

/** A checkbox without a visible label: set an `aria-label`. Its label is large enough for touch. */
export function Checkbox({ isPartly = false, ...rest }: CheckboxProps) {
  return (
    <label className="touch-target checkbox inline-grid size-6 cursor-pointer place-items-center has-disabled:cursor-not-allowed">
      <input
        {...rest}
        ref={(input) => {
          if (input) input.indeterminate = isPartly;
        }}
        type="checkbox"
        className="size-4 accent-accent"
      />
    </label>
  );
}
