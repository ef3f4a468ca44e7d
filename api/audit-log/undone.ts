import type { UndoStep } from './undo-steps.ts';

/** The result of an undo. */
export interface Undone {
  /** For the admin. */
  message: string;
  /** The steps that were undone. */
  steps: readonly UndoStep[];
  /** The questions of FAQs that were skipped because they were changed after the write. */
  skipped?: readonly string[];
}
