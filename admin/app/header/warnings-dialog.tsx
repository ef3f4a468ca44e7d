import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Warning } from '../../../api/contract/warnings.ts';
import { sensitiveWritesCopy as copy } from '../../copy/sensitive-writes.ts';
import { uiCopy } from '../../copy/ui.ts';
import { warningsCopy } from '../../copy/warnings.ts';
import { api, readResponse } from '../../data/api-client.ts';
import { useSession } from '../../data/session-store.ts';
import { showError } from '../../data/toasts.ts';
import { useUndoAction } from '../../data/use-undo-action.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/dialog/modal.tsx';
import { useModal } from '../../ui/dialog/use-modal.ts';
import { WriteList } from '../../ui/writes/write-list.tsx';
import { useWarnings, warningsKey } from './use-warnings.ts';

/** Lists the sensitive writes that the user has not seen yet. */
export function WarningsDialog({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  const modal = useModal(onClose);
  const [isSending, setSending] = useState(false);
  const undoAction = useUndoAction();
  const userId = useSession((session) => session.userId);
  const { data = [] } = useWarnings();
  // Its text stays while it is closing.
  const shown = useRef(data);
  if (data.length > 0) shown.current = data;
  const warnings = shown.current;
  const count = warnings[0]?.all_data ?? 0;
  const isOwn = (warning: Warning) => warning.user_id === userId;

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
      title={warningsCopy.title}
      actions={
        <Button tone="primary" pending={isSending} onClick={markSeen}>
          {copy.seen}
        </Button>
      }
    >
      <p className="text-14 text-muted">
        {warningsCopy.lead}
        {count > warnings.length && ` ${copy.onlyNewest(warnings.length, count)}`}
      </p>
      <WriteList
        writes={warnings}
        whoOf={(warning) => (isOwn(warning) ? copy.ownAccount : actorOf(warning))}
        noteOf={(warning) => copy.notUndone(warning, warning.undo, isOwn(warning))}
        actionOf={({ id, undo }) =>
          undo === 'possible' && (
            <Button size="sm" onClick={undoAction(id).run}>
              {uiCopy.undo}
            </Button>
          )
        }
      />
    </Modal>
  );
}

function actorOf({ user_id, username }: Warning): string {
  return user_id === null && username === 'console' ? copy.console : username;
}
