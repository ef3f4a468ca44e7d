import { useEffect, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import {
  type FormDraft,
  findDraft,
  isClosedByFailure,
  removeDraft,
  saveDraft,
} from './form-drafts.ts';
import { useSession } from './session-store.ts';

interface DraftFormOptions<Fields, Row> {
  /** Under this name the draft is stored. */
  name: string;
  /** What the fields hold at first; other values count as unsaved. */
  stored: Fields;
  row: Row;
  /** Fields that are never stored: passwords, and files, which cannot be. */
  omit?: readonly (keyof Fields)[] | undefined;
}

/**
 * A react-hook-form whose values survive the end of a session and the loss of the connection: they are stored in the
 * tab if the form is closed by that, and the same person finds them in the form later.
 */
export function useDraftForm<Fields extends FieldValues, Row = undefined>({
  name,
  stored,
  row,
  omit = [],
}: DraftFormOptions<Fields, Row>): UseFormReturn<Fields> {
  const [draft] = useState(() => findDraft<Fields, Row>(name)?.fields);
  const form = useForm<Fields>({
    defaultValues: stored as DefaultValues<Fields>,
    // The values of a draft count as unsaved.
    ...(draft && { values: { ...stored, ...draft }, resetOptions: { keepDefaultValues: true } }),
  });
  const { isDirty } = form.formState;
  useSavedDraft(name, () => {
    if (!isDirty) return undefined;
    const fields = Object.entries(form.getValues()).filter(([field]) => !omit.includes(field));
    return { row, fields: Object.fromEntries(fields) };
  });
  return form;
}

function useSavedDraft(
  name: string,
  readDraft: () => FormDraft<unknown, unknown> | undefined,
): void {
  const read = useRef(readDraft);
  useEffect(() => {
    read.current = readDraft;
  });
  useEffect(() => {
    const { userId } = useSession.getState();
    const remove = () => removeDraft(name, userId);
    const save = () => {
      const draft = isClosedByFailure() ? read.current() : undefined;
      if (draft !== undefined) saveDraft(name, userId, draft);
    };
    remove();
    // A reload, the first thing that people try without a connection, unmounts nothing.
    window.addEventListener('pagehide', save);
    // The browser may show the same document again, with the form as it was.
    window.addEventListener('pageshow', remove);
    return () => {
      window.removeEventListener('pagehide', save);
      window.removeEventListener('pageshow', remove);
      save();
    };
  }, [name]);
}
