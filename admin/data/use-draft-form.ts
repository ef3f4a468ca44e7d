import { useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { findDraft, isClosedByFailure, storeDraft } from './form-drafts.ts';
import { useSession } from './session-store.ts';

/** How long after the last key a draft is stored. */
const restMs = 400;

interface DraftFormOptions<Fields, Row> {
  /** Under this name the draft is stored. */
  name: string;
  /** What the fields hold at first; other values count as unsaved. */
  stored: Fields;
  /** The row that is edited; stored with the draft. */
  row: Row;
  /** Fields that are never stored: passwords, and files, which cannot be. */
  omit?: readonly (keyof Fields)[] | undefined;
}

/** The draft of an open form. */
export interface OpenDraft<Fields> {
  /** The form began with a draft, and its text is still there. */
  isRestored: boolean;
  /** Fields whose file was chosen before the draft was restored. */
  missingFiles: readonly (keyof Fields)[];
  /** Removes it, and the form goes on with these values as its stored ones. */
  reset: (stored: Fields) => void;
  /** The same for a restored draft that its user discards. */
  discard: (stored?: Fields) => void;
  /** Removes it with the form, which is about to close: its values were sent, or are given up. */
  end: () => void;
}

/**
 * A react-hook-form whose unsaved values are stored in the tab while they are typed. The same user finds them in the
 * form again after anything that closed it, except a saving or a discarding.
 */
export function useDraftForm<Fields extends FieldValues, Row = undefined>({
  name,
  stored,
  row,
  omit = [],
}: DraftFormOptions<Fields, Row>): { form: UseFormReturn<Fields>; draft: OpenDraft<Fields> } {
  const [found] = useState(() => findDraft<Fields, Row>(name));
  const [restored, setRestored] = useState(found);
  const form = useForm<Fields>({
    defaultValues: stored as DefaultValues<Fields>,
    // The values of a draft count as unsaved.
    ...(found && {
      values: { ...stored, ...found.fields },
      resetOptions: { keepDefaultValues: true },
    }),
  });
  const missingFiles = restored?.files ?? [];
  const dirtyFields: Partial<Record<string, unknown>> = form.formState.dirtyFields;

  const { remove, end } = useStoredDraft(name, form, () => {
    const entries = Object.entries(form.getValues());
    const files = entries
      .filter(([field, value]) => value instanceof File || missingFiles.includes(field))
      .map(([field]) => field);
    const kept = entries.filter(([field]) => !omit.includes(field));
    const isTyped = kept.some(([field]) => hasDirty(dirtyFields[field]));
    return isTyped || files.length > 0
      ? { row, fields: Object.fromEntries(kept), files: files as never[] }
      : undefined;
  });
  const reset = (values: Fields) => {
    form.reset(values, { keepFieldsRef: true });
    setRestored(undefined);
    remove();
  };
  return {
    form,
    draft: {
      isRestored: restored !== undefined,
      missingFiles,
      reset,
      discard(values = stored) {
        reset(values);
        // The button that was pressed is gone.
        form.setFocus(Object.keys(values)[0] as Path<Fields>);
      },
      end,
    },
  };
}

/** The row that a form edits. A draft was typed over the row as it was then, so a later change of it is a conflict. */
export function useDraftedRow<Row>(name: string, row: Row): Row {
  const [drafted] = useState(() => findDraft<unknown, Row>(name)?.row ?? row);
  return drafted;
}

/** A field that is an object or a list is listed with all its parts, even when no part has changed. */
function hasDirty(dirty: unknown): boolean {
  return typeof dirty === 'object' && dirty !== null
    ? Object.values(dirty).some(hasDirty)
    : dirty === true;
}

function useStoredDraft<Fields extends FieldValues>(
  name: string,
  { subscribe }: UseFormReturn<Fields>,
  readDraft: () => Parameters<typeof storeDraft>[2],
) {
  const read = useRef(readDraft);
  const hasEnded = useRef(false);
  const [userId] = useState(() => useSession.getState().userId);
  useEffect(() => {
    read.current = readDraft;
  });
  useEffect(() => {
    let timer: number | undefined;
    const store = () => {
      window.clearTimeout(timer);
      timer = undefined;
      storeDraft(name, userId, hasEnded.current ? undefined : read.current());
    };
    const storeRest = () => {
      if (!hasEnded.current && (timer !== undefined || isClosedByFailure())) store();
    };
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: () => {
        window.clearTimeout(timer);
        timer = window.setTimeout(store, restMs);
      },
    });
    // A reload, the first thing that people try without a connection, unmounts nothing.
    window.addEventListener('pagehide', storeRest);
    return () => {
      window.removeEventListener('pagehide', storeRest);
      unsubscribe();
      storeRest();
      window.clearTimeout(timer);
    };
  }, [name, userId, subscribe]);
  const remove = () => storeDraft(name, userId, undefined);
  return {
    remove,
    end() {
      hasEnded.current = true;
      remove();
    },
  };
}
