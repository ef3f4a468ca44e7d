import type { UndoStep } from './undo-steps.ts';

/** The result of an undo. */
export interface Undone {
  /** For the admin. */
  message: string;
  /** The steps that were undone. */
  steps: readonly UndoStep[];
}
