import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Warning } from '../../../api/contract/warnings.ts';
import { uiCopy } from '../../copy/ui.ts';
import { warningsCopy as copy } from '../../copy/warnings.ts';
import { api, readResponse } from '../../data/api-client.ts';
import { useSession } from '../../data/session-store.ts';
import { showError } from '../../data/toasts.ts';
import { useUndoAction } from '../../data/use-undo-action.ts';
import { timestamp } from '../../format/timestamp.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/dialog/modal.tsx';
import { useModal } from '../../ui/dialog/use-modal.ts';
import { useWarnings, warningsKey } from './use-warnings.ts';

/** Lists the sensitive writes that the user has not seen yet. */
export function WarningsDialog({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  const modal = useModal(onClose);
  const [isSending, setSending] = useState(false);
  const undoAction = useUndoAction();
  const { data = [] } = useWarnings();
  // Its text stays while it is closing.
  const shown = useRef(data);
  if (data.length > 0) shown.current = data;
  const warnings = shown.current;

  const markSeen = async () => {
    setSending(true);
    try {
      const json = { ids: warnings.map(({ id }) => id) };
      await readResponse(api.api.warnings.seen.$post({ json }));
      await queryClient.invalidateQueries({ queryKey: warningsKey });
      modal.close();
    } catch (error) {
      showError(error, copy.seenFailed);
      setSending(false);
    }
  };
  return (
    <Modal
      state={modal}
      title={copy.title(warnings.length)}
      actions={
        <Button tone="primary" pending={isSending} onClick={markSeen}>
          {copy.seen}
        </Button>
      }
    >
      <p className="text-14 text-muted">{copy.lead}</p>
      <ul className="grid gap-2 text-14">
        {warnings.map((warning) => (
          <WarningRow key={warning.id} warning={warning} onUndo={undoAction(warning.id).run} />
        ))}
      </ul>
    </Modal>
  );
}

function WarningRow({ warning, onUndo }: { warning: Warning; onUndo: () => void }) {
  const isOwn = useSession((session) => session.userId === warning.user_id);
  const note = warning.undo === 'possible' ? undefined : copy.notUndone(warning, isOwn);
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 border-t border-line pt-2">
      <div className="min-w-0 flex-1 basis-64">
        <p className="wrap-anywhere">{copy.what(isOwn ? copy.you : actorOf(warning), warning)}</p>
        <p className="tabular text-13 text-muted">
          {[timestamp(warning.at), warning.address && copy.from(warning.address)]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {note && <p className="text-13 text-muted">{note}</p>}
      </div>
      {warning.undo === 'possible' && (
        <Button size="sm" onClick={onUndo}>
          {uiCopy.undo}
        </Button>
      )}
    </li>
  );
}

function actorOf({ user_id, username }: Warning): string {
  return user_id === null && username === 'console' ? copy.console : username;
}
