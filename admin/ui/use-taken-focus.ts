import { type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react';

/** A ref for what takes the focus as it comes, where the person has scrolled on meanwhile without pulling them back. */
export function useTakenFocus<Control extends HTMLElement>(
  ref: Ref<Control> | undefined,
  takesFocus: boolean,
) {
  const own = useRef<Control>(null);
  useImperativeHandle(ref, () => own.current as Control);
  const takesAtFirst = useRef(takesFocus);
  useLayoutEffect(() => {
    if (takesAtFirst.current) own.current?.focus({ preventScroll: true });
  }, []);
  return own;
}
