import type { FaqRow } from '../../audit-log/undo-steps.ts';
import { checkKindOf } from '../../contract/check-kind.ts';

/** The questions that open a check form because of their id, not their words. Their copies open no form. */
export function findFormsLost(rows: readonly FaqRow[]): string[] {
  return rows
    .filter(
      ({ id, question }) => checkKindOf({ id, question }) !== checkKindOf({ id: 0, question }),
    )
    .map(({ question }) => question);
}
