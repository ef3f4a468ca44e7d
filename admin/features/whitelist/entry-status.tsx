import { useMutation } from '@tanstack/react-query';
import type { WhitelistEntry } from '../../../api/contract/entities.ts';
import { whitelistCopy as copy } from '../../copy/whitelist.ts';
import { useConflict } from '../../data/forms/use-conflict.ts';
import { showError, showToast } from '../../data/toasts.ts';
import { Badge } from '../../ui/badge.tsx';
import { ConflictDialog } from '../../ui/dialog/conflict-dialog.tsx';
import { Switch } from '../../ui/form/switch.tsx';
import { useWhitelistWrites } from './whitelist-writes.ts';

interface EntryStatusProps {
  entry: WhitelistEntry;
  /** Whether the current user is allowed by this entry. */
  isOwn: boolean;
}

interface Change {
  from: WhitelistEntry;
  isActive: boolean;
}

/** The switch shows the new state at once; the badge shows the stored state. */
export function EntryStatus({ entry, isOwn }: EntryStatusProps) {
  const { setStatus } = useWhitelistWrites();
  const { current, catchConflict, close } = useConflict(entry);
  const change = useMutation({
    mutationFn: ({ from, isActive }: Change) => setStatus(from, isActive),
    onSuccess: ({ message }) => {
      close();
      showToast('success', message);
    },
    onError: (error) => {
      if (catchConflict(error)) return;
      close();
      showError(error, copy.statusFailed(entry.ip));
    },
  });
  const wanted = change.variables?.isActive ?? entry.status;
  return (
    <div className="flex items-center gap-3">
      <Switch
        label={copy.switchOf(entry.ip)}
        checked={change.isPending ? wanted : entry.status}
        pending={change.isPending}
        disabledReason={isOwn && entry.status ? copy.inUse : undefined}
        onChange={(isActive) => change.mutate({ from: entry, isActive })}
      />
      <Badge tone={entry.status ? 'success' : 'neutral'}>{statusWord(entry.status)}</Badge>
      {current && (
        <ConflictDialog
          current={current}
          fields={[
            {
              label: copy.columns.status,
              left: statusWord(current.status),
              right: statusWord(wanted),
              isSame: current.status === wanted,
            },
          ]}
          onUseCurrent={close}
          onSaveMine={() =>
            // `onError` above shows the error.
            change.mutateAsync({ from: current, isActive: wanted }).catch(() => undefined)
          }
          onClose={close}
        />
      )}
    </div>
  );
}

function statusWord(isActive: boolean): string {
  return isActive ? copy.active : copy.inactive;
}
