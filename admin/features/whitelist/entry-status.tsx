import { useMutation } from '@tanstack/react-query';
import type { WhitelistEntry } from '../../../api/contract/entities.ts';
import { whitelistCopy as copy } from '../../copy/whitelist.ts';
import { Badge } from '../../ui/badge.tsx';
import { Switch } from '../../ui/switch.tsx';
import { showFault, showToast } from '../../ui/toast.ts';
import { useWhitelistWrites } from './whitelist-writes.ts';

interface EntryStatusProps {
  entry: WhitelistEntry;
  /** The entry admits the person at the screen. */
  isOwn: boolean;
}

/** The switch answers at once; the badge says what the server has. */
export function EntryStatus({ entry, isOwn }: EntryStatusProps) {
  const { setStatus } = useWhitelistWrites();
  const change = useMutation({
    mutationFn: (isActive: boolean) => setStatus(entry.id, isActive),
    onSuccess: ({ message }) => showToast('success', message),
    onError: showFault,
  });
  return (
    <div className="flex items-center gap-3">
      <Switch
        label={copy.switchOf(entry.ip)}
        checked={change.isPending ? change.variables : entry.status}
        pending={change.isPending}
        refusal={isOwn && entry.status ? copy.inUse : undefined}
        onChange={(isActive) => change.mutate(isActive)}
      />
      <Badge tone={entry.status ? 'success' : 'neutral'}>
        {entry.status ? copy.active : copy.inactive}
      </Badge>
    </div>
  );
}
