import {
  type ComponentProps,
  type CSSProperties,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { classNames } from '../class-names.ts';

const growsItself = globalThis.CSS?.supports?.('field-sizing', 'content') ?? true;

/** A text area that grows with its text and is never lower than its `rows`. The user can resize it too. */
export function GrowingArea({
  rows = 1,
  className,
  style,
  ref,
  ...rest
}: ComponentProps<'textarea'>) {
  const area = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => area.current as HTMLTextAreaElement);
  // After every render, because the form may have set another text.
  useLayoutEffect(() => grow(area.current));
  return (
    <textarea
      rows={rows}
      {...rest}
      ref={area}
      onInput={(event) => {
        grow(event.currentTarget);
        rest.onInput?.(event);
      }}
      // `field-sizing` ignores `rows`.
      style={{ ...style, '--rows': rows } as CSSProperties}
      className={classNames(
        'field-sizing-content max-h-80 min-h-[max(2.5rem,calc(var(--rows)*1lh+1.125rem))] resize-y py-2 coarse:min-h-[max(2.75rem,calc(var(--rows)*1lh+1.125rem))]',
        className,
      )}
    />
  );
}

/** Replaces `field-sizing` in browsers without it. */
function grow(area: HTMLTextAreaElement | null): void {
  if (area === null || growsItself) return;
  area.style.height = 'auto';
  area.style.height = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`;
}
