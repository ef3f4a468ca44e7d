import { useState } from 'react';
import { findInterruptedDraft } from './form-drafts.ts';

/**
 * The dialogs of a list page that add, edit and remove a row. A form is open again if an error or the end of the session
 * closed it.
 *
 * @param addDraft the name of the draft of a new row
 * @param editDrafts the name of the drafts of rows; undefined if rows are not edited in one dialog
 */
export function useRowDialogs<Row>(addDraft: string, editDrafts?: string) {
  const [isAdding, setAdding] = useState(() => findInterruptedDraft(addDraft) !== undefined);
  const [editing, setEditing] = useState(() =>
    editDrafts === undefined ? undefined : findInterruptedDraft<unknown, Row>(editDrafts)?.row,
  );
  const [removing, setRemoving] = useState<Row>();
  return { isAdding, setAdding, editing, setEditing, removing, setRemoving };
}
