import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { useSession } from '../session-store.ts';
import { findDraft, isClosedByFailure, storeDraft, watchRemoval } from './form-drafts.ts';

/** The draft is stored this long after the last key press. */
const restMs = 400;

interface DraftFormOptions<Fields, Row> {
  /** The name under which the draft is stored. */
  name: string;
  /** The initial values of the fields; other values count as unsaved. */
  stored: Fields;
  /** The edited row; it is stored with the draft. */
  row: Row;
  /** Fields that are never stored, such as passwords and files. */
  omit?: readonly (keyof Fields)[] | undefined;
}

/** The draft of an open form. */
export interface OpenDraft<Fields> {
  /** The form opened with a draft, which was not discarded or saved since. */
  isRestored: boolean;
  /** Fields whose chosen file is missing because files cannot be stored in a draft. */
  missingFiles: readonly (keyof Fields)[];
  /** Removes the draft. The form continues with these values as the stored ones. */
  reset: (stored: Fields) => void;
  /** Like `reset`, when the user discards a restored draft. It also focuses the first field. */
  discard: (stored?: Fields) => void;
  /** Removes the draft of a form that is about to close, because its values were sent or discarded. */
  end: () => void;
}

/**
 * A react-hook-form that stores its unsaved values in the browser while they are typed. For a day, the same user gets
 * them back in the form, unless they were saved or discarded. Closing the tab asks first.
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
    // Restored values count as unsaved.
    ...(found && {
      values: { ...stored, ...found.fields },
      resetOptions: { keepDefaultValues: true },
    }),
  });
  const missingFiles = restored?.files ?? [];
  const dirtyFields: Partial<Record<string, unknown>> = form.formState.dirtyFields;
  useAskOnClose(form.formState.isDirty);

  const { remove, end } = useStoredDraft(name, form, () => {
    const entries = Object.entries(form.getValues());
    const files = entries
      .filter(([field, value]) => value instanceof File || missingFiles.includes(field))
      .map(([field]) => field);
    const storable = entries.filter(([field]) => !omit.includes(field));
    const isTyped = storable.some(([field]) => hasDirty(dirtyFields[field]));
    return isTyped || files.length > 0
      ? { row, fields: Object.fromEntries(storable), files: files as never[] }
      : undefined;
  });
  const reset = (values: Fields) => {
    // Otherwise `resetOptions` of a restored draft would keep the values from before the save as the stored ones.
    form.reset(values, { keepFieldsRef: true, keepDefaultValues: false });
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
        // The pressed button no longer exists.
        form.setFocus(Object.keys(values)[0] as Path<Fields>);
      },
      end,
    },
  };
}

/**
 * Returns the row that a form edits. For a restored draft it is the row as it was then, so that a change since then is
 * a conflict.
 */
export function useDraftedRow<Row>(name: string, row: Row): Row {
  const [drafted] = useState(() => findDraft<unknown, Row>(name)?.row ?? row);
  return drafted;
}

/** react-hook-form lists all parts of an object or array field, even if none has changed. */
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
  const readLatest = useEffectEvent(readDraft);
  const hasEnded = useRef(false);
  const [userId] = useState(() => useSession.getState().userId);
  useEffect(() => {
    let timer: number | undefined;
    const store = () => {
      window.clearTimeout(timer);
      timer = undefined;
      storeDraft(name, userId, hasEnded.current ? undefined : readLatest());
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
    // A reload does not unmount the form, and many users reload when the connection is lost.
    window.addEventListener('pagehide', storeRest);
    const unwatch = watchRemoval(name, userId, () => readLatest()?.fields, store);
    return () => {
      unwatch();
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

/** Before the tab is closed or reloaded, the browser asks whether to leave the unsaved text. */
function useAskOnClose(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return;
    const ask = (event: BeforeUnloadEvent) => {
      // After the session the document is replaced, and the form has closed.
      if (useSession.getState().signedIn) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isActive]);
}
