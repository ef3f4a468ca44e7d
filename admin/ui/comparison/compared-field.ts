import type { ReactNode } from 'react';
import { conflictCopy as copy } from '../../copy/conflict.ts';

export interface ComparedField {
  label: string;
  /** Of a list in which labels repeat. */
  key?: string | undefined;
  left: ReactNode;
  right: ReactNode;
  /** Both values as one text, which is shown instead of them. */
  together?: ReactNode;
  isSame: boolean;
  /** Whether something is lost without another value in its place. */
  removes?: boolean | undefined;
  /** Whether nothing is lost. */
  adds?: boolean | undefined;
}

/** Compares a text field. The server trims texts, so spaces at the ends are not a difference. */
export function comparedText(label: string, current: string, mine: string): ComparedField {
  const typed = mine.trim();
  return {
    label,
    left: current === '' ? copy.blank : current,
    right: typed === '' ? copy.blank : typed,
    isSame: current === typed,
  };
}
