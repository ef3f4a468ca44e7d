import { useState } from 'react';
import type { ListRow } from '../../../api/contract/entities.ts';
import { conflictCopy as copy } from '../../copy/conflict.ts';
import { timestamp } from '../../format/timestamp.ts';
import { Button } from '../button.tsx';
import type { ComparedField } from '../comparison/compared-field.ts';
import { Comparison } from '../comparison/comparison.tsx';
import { Modal, ModalCancel } from './modal.tsx';
import { useModal } from './use-modal.ts';

interface ConflictDialogProps {
  /** The stored row. Undefined if the response does not say who saved it. */
  current: Pick<ListRow, 'last_edited_by' | 'last_edited_at'> | undefined;
  /** Left is the stored value, right the value that the user wants to save. */
  fields: readonly ComparedField[];
  onUseCurrent: () => void;
  /** Resolves after the row was saved or the error was shown. */
  onSaveMine: () => Promise<unknown>;
  /** Returns to the form without a decision. */
  onClose: () => void;
}

/** Shown if another user has saved the row first: shows both versions and lets the user choose. See `useConflict`. */
export function ConflictDialog({
  current,
  fields,
  onUseCurrent,
  onSaveMine,
  onClose,
}: ConflictDialogProps) {
  const modal = useModal(onClose);
  const [pending, setPending] = useState(false);
  const isSame = fields.every((field) => field.isSame);

  const saveMine = async () => {
    setPending(true);
    await onSaveMine();
    setPending(false);
  };

  return (
    <Modal
      state={modal}
      title={copy.title}
      size="editor"
      actions={
        <>
          <ModalCancel>{copy.back}</ModalCancel>
          <Button tone={isSame ? 'primary' : 'secondary'} disabled={pending} onClick={onUseCurrent}>
            {copy.useCurrent}
          </Button>
          {!isSame && (
            <Button tone="primary" pending={pending} onClick={saveMine}>
              {copy.saveMine}
            </Button>
          )}
        </>
      }
    >
      <p className="text-14 text-muted wrap-anywhere">
        {isSame
          ? copy.same
          : current === undefined
            ? copy.changed
            : copy.changedBy(current.last_edited_by, timestamp(current.last_edited_at))}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the dialog scrolls, and in Safari only with a focused element. */}
      <section aria-label={copy.comparison} tabIndex={0}>
        <Comparison
          captions={{ left: copy.theirs, right: copy.mine }}
          changedLabel={copy.differs}
          fields={fields}
        />
      </section>
    </Modal>
  );
}
