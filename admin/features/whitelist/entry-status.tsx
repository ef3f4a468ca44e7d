import { useState } from 'react';
import type { WhitelistEntry } from '../../../api/contract/entities.ts';
import { whitelistCopy as copy } from '../../copy/whitelist.ts';
import { useConflict } from '../../data/forms/use-conflict.ts';
import { showError } from '../../data/toasts.ts';
import { shortMoment } from '../../format/timestamp.ts';
import { Badge } from '../../ui/badge.tsx';
import { ConflictDialog } from '../../ui/dialog/conflict-dialog.tsx';
import { Switch } from '../../ui/form/switch.tsx';
import { useWhitelistWrites } from './whitelist-writes.ts';

interface EntryStatusProps {
  entry: WhitelistEntry;
  /** Whether the current user is allowed by this entry. */
  isOwn: boolean;
}

/** The switch shows the new state at once; the badge shows the stored state. */
export function EntryStatus({ entry, isOwn }: EntryStatusProps) {
  const { update } = useWhitelistWrites();
  const { current, reportEdit, close } = useConflict(entry);
  const [wanted, setWanted] = useState(entry.status);
  const [isPending, setPending] = useState(false);
  const change = async (from: WhitelistEntry, isActive: boolean) => {
    setWanted(isActive);
    setPending(true);
    await reportEdit(update(from.id, { status: isActive, version: from.version }), {
      onSaved() {},
      onError: (error) => showError(error, copy.statusFailed(entry.ip)),
    });
    setPending(false);
  };
  return (
    <div className="flex items-center gap-3">
      <Switch
        label={copy.switchOf(entry.ip)}
        checked={isPending ? wanted : entry.status}
        pending={isPending}
        disabledReason={isOwn && entry.status ? copy.inUse : undefined}
        onChange={(isActive) => void change(entry, isActive)}
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
          onSaveMine={() => change(current, wanted)}
          onClose={close}
        />
      )}
    </div>
  );
}

/** When an address of the day ends. It has no switch: its owner gets it by signing in. */
export function EntryEnd({ until }: { until: string }) {
  const isOver = Date.parse(until) <= Date.now();
  return (
    <Badge tone={isOver ? 'neutral' : 'success'}>
      {isOver ? copy.ended : copy.until(shortMoment(until))}
    </Badge>
  );
}

function statusWord(isActive: boolean): string {
  return isActive ? copy.active : copy.inactive;
}
