import { useQuery } from '@tanstack/react-query';
import { Bot, Plus } from 'lucide-react';
import { useState } from 'react';
import type { Machine, MachineToken } from '../../../api/contract/machines.ts';
import { machinesCopy as copy } from '../../copy/machines.ts';
import { reportRemoval } from '../../data/forms/use-conflict.ts';
import { useRowDialogs } from '../../data/forms/use-row-dialogs.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ListError } from '../../ui/list-error.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { useTargetRow } from '../../ui/table/use-target-row.ts';
import { MachineCard } from './machine-card.tsx';
import { editMachineDrafts, MachineDialog, newMachineDraft } from './machine-dialog.tsx';
import { machinesQuery, useMachineWrites } from './machine-writes.ts';
import { TokenDialog } from './token-dialog.tsx';

/** The accounts of programs and their tokens. */
export function MachinesPage() {
  const { data, error, refetch } = useQuery(machinesQuery);
  const { remove, revokeToken } = useMachineWrites();
  const dialogs = useRowDialogs<Machine>(newMachineDraft, editMachineDrafts);
  const { isAdding, setAdding, editing, setEditing, removing, setRemoving } = dialogs;
  const [making, setMaking] = useState<Machine>();
  const [revoking, setRevoking] = useState<{ machine: Machine; token: MachineToken }>();
  const open = { edit: setEditing, remove: setRemoving, token: setMaking };
  useTargetRow(data);
  return (
    <>
      <PageHeader
        title={copy.title}
        action={
          <Button tone="primary" Icon={Plus} onClick={() => setAdding(true)}>
            {copy.add}
          </Button>
        }
      />
      <p className="mb-6 max-w-[42rem] text-14 text-muted">{copy.lead}</p>
      {error && <ListError title={copy.loadFailed} error={error} onRetry={() => refetch()} />}
      {data?.length === 0 && <EmptyState Icon={Bot}>{copy.empty}</EmptyState>}
      <ul className="grid max-w-[42rem] gap-6">
        {data?.map((machine) => (
          <li key={machine.id} id={`row-${machine.id}`}>
            <MachineCard
              machine={machine}
              onChoose={(action) => open[action](machine)}
              onRevoke={(token) => setRevoking({ machine, token })}
            />
          </li>
        ))}
      </ul>
      {isAdding && <MachineDialog onClose={() => setAdding(false)} />}
      {editing && <MachineDialog machine={editing} onClose={() => setEditing(undefined)} />}
      {making && <TokenDialog machine={making} onClose={() => setMaking(undefined)} />}
      {removing && (
        <ConfirmDialog
          title={copy.removeTitle}
          confirmLabel={copy.remove}
          tone="danger"
          failed={copy.removeFailed}
          onConfirm={() => reportRemoval(remove(removing))}
          onClose={() => setRemoving(undefined)}
        >
          {copy.removeQuestion(removing.name)}
        </ConfirmDialog>
      )}
      {revoking && (
        <ConfirmDialog
          title={copy.revokeTitle}
          confirmLabel={copy.revoke}
          tone="danger"
          failed={copy.revokeFailed}
          onConfirm={() => reportRemoval(revokeToken(revoking.machine.id, revoking.token.id))}
          onClose={() => setRevoking(undefined)}
        >
          {copy.revokeQuestion(revoking.token.name)}
        </ConfirmDialog>
      )}
    </>
  );
}
