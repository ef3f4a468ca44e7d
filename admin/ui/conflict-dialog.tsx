import { useState } from 'react';
import type { ListRow } from '../../api/contract/entities.ts';
import { conflictCopy as copy } from '../copy/conflict.ts';
import { timestamp } from '../format/timestamp.ts';
import { Button } from './button.tsx';
import { type ComparedField, Comparison } from './comparison.tsx';
import { Modal, ModalCancel } from './modal.tsx';
import { useModal } from './use-modal.ts';

interface ConflictDialogProps {
  /** The row as it stands now. */
  current: ListRow;
  /** Left what stands now, right what the person wants to save. */
  fields: readonly ComparedField[];
  onUseCurrent: () => void;
  /** Resolves once saved, or once the person knows why not. */
  onKeepMine: () => Promise<unknown>;
  /** Back to what was typed, nothing decided. */
  onClose: () => void;
}

/** Somebody else saved the row first: both texts, and the choice between them. See `useConflict`. */
export function ConflictDialog({
  current,
  fields,
  onUseCurrent,
  onKeepMine,
  onClose,
}: ConflictDialogProps) {
  const modal = useModal(onClose);
  const [pending, setPending] = useState(false);
  const isSame = fields.every((field) => field.isSame);

  const keepMine = async () => {
    setPending(true);
    await onKeepMine();
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
            <Button tone="primary" pending={pending} onClick={keepMine}>
              {copy.keepMine}
            </Button>
          )}
        </>
      }
    >
      <p className="text-14 text-muted wrap-anywhere">
        {isSame
          ? copy.same
          : copy.changedBy(current.last_edited_by, timestamp(current.last_edited_at))}
      </p>
      <Comparison
        captions={{ left: copy.theirs, right: copy.mine }}
        mark={copy.differs}
        fields={fields}
      />
    </Modal>
  );
}

/** A field of text on both sides; the server trims what it stores. */
export function comparedText(label: string, current: string, mine: string): ComparedField {
  const typed = mine.trim();
  return {
    label,
    left: current === '' ? copy.blank : current,
    right: typed === '' ? copy.blank : typed,
    isSame: current === typed,
  };
}
