import { useMutation } from '@tanstack/react-query';
import { Suspense } from 'react';
import type { WhitelistEntry } from '../../../api/contract/entities.ts';
import { whitelistCopy as copy } from '../../copy/whitelist.ts';
import { Badge } from '../../ui/badge.tsx';
import { lazyAhead } from '../../ui/lazy-ahead.ts';
import { Switch } from '../../ui/switch.tsx';
import { showFault, showToast } from '../../ui/toast.ts';
import { useConflict } from '../../ui/use-conflict.ts';
import { useWhitelistWrites } from './whitelist-writes.ts';

const ConflictDialog = lazyAhead(() =>
  import('../../ui/conflict-dialog.tsx').then((m) => m.ConflictDialog),
);

interface EntryStatusProps {
  entry: WhitelistEntry;
  /** The entry admits the person at the screen. */
  isOwn: boolean;
}

interface Change {
  from: WhitelistEntry;
  isActive: boolean;
}

/** The switch answers at once; the badge says what the server has. */
export function EntryStatus({ entry, isOwn }: EntryStatusProps) {
  const { setStatus } = useWhitelistWrites();
  const { current, catchConflict, close } = useConflict(entry);
  const change = useMutation({
    mutationFn: ({ from, isActive }: Change) => setStatus(from, isActive),
    onSuccess: ({ message }) => {
      close();
      showToast('success', message);
    },
    onError: (fault) => {
      if (catchConflict(fault)) return;
      close();
      showFault(fault);
    },
  });
  const wanted = change.variables?.isActive ?? entry.status;
  return (
    <div className="flex items-center gap-3">
      <Switch
        label={copy.switchOf(entry.ip)}
        checked={change.isPending ? wanted : entry.status}
        pending={change.isPending}
        refusal={isOwn && entry.status ? copy.inUse : undefined}
        onChange={(isActive) => change.mutate({ from: entry, isActive })}
      />
      <Badge tone={entry.status ? 'success' : 'neutral'}>{statusWord(entry.status)}</Badge>
      {current && (
        <Suspense>
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
            onKeepMine={() =>
              // What went wrong is told above.
              change.mutateAsync({ from: current, isActive: wanted }).catch(() => undefined)
            }
            onClose={close}
          />
        </Suspense>
      )}
    </div>
  );
}

function statusWord(isActive: boolean): string {
  return isActive ? copy.active : copy.inactive;
}
