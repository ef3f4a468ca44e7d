import {
  Ellipsis,
  KeyRound,
  Power,
  ShieldCheck,
  Trash2,
  UserCog,
  UserPlus,
  Users,
} from 'lucide-react';
import { useMemo, useState } from 'react';
import type { AdminUser } from '../../../api/contract/entities.ts';
import { listSorts } from '../../../api/contract/list-query.ts';
import { accessCopy } from '../../copy/access.ts';
import { usersCopy as copy } from '../../copy/users.ts';
import { openActionMenu } from '../../data/action-menu.ts';
import { useRowDialogs } from '../../data/forms/use-row-dialogs.ts';
import { useListSearch } from '../../data/lists/list-search.ts';
import { useSession } from '../../data/session-store.ts';
import { showToast } from '../../data/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { RemoveDialog } from '../../ui/dialog/remove-dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { AccessDialog } from './access-dialog.tsx';
import { ChangePasswordDialog } from './change-password-dialog.tsx';
import { ChangeRightsDialog } from './change-rights-dialog.tsx';
import { ChangeStatusDialog } from './change-status-dialog.tsx';
import { LostSchedules } from './lost-schedules.tsx';
import { NewUserDialog, newUserDraft } from './new-user-dialog.tsx';
import { userColumns } from './user-columns.tsx';
import { useAccess, useUserList } from './user-queries.ts';
import { useUserWrites } from './user-writes.ts';

const dialogs = {
  'change-rights': ChangeRightsDialog,
  'change-status': ChangeStatusDialog,
  'change-password': ChangePasswordDialog,
  access: AccessDialog,
  delete: DeleteUserDialog,
} satisfies Record<UserAction, unknown>;

export function UsersPage() {
  const search = useListSearch(listSorts.users);
  const list = useUserList(search);
  const ownId = useSession((session) => session.userId);
  const columns = useMemo(() => userColumns(ownId), [ownId]);
  const { isAdding, setAdding } = useRowDialogs<AdminUser>(newUserDraft);
  const [chosen, setChosen] = useState<{ action: UserAction; user: AdminUser }>();
  const Dialog = chosen && dialogs[chosen.action];
  return (
    <>
      <PageHeader
        title={copy.title}
        action={
          <Button tone="primary" Icon={UserPlus} onClick={() => setAdding(true)}>
            {copy.newUser}
          </Button>
        }
      />
      <DataTable
        caption={copy.table}
        list={list}
        search={search}
        searchLabel={copy.search}
        columns={columns}
        actionsHeader={copy.columns.manage}
        actionsPerLine={4}
        actionWords={[copy.changeStatus, copy.changePassword, copy.delete]}
        actionIcons={1}
        rowActions={(user) => (
          <UserActions
            username={user.username}
            isOwn={user.id === ownId}
            onChoose={(action) => setChosen({ action, user })}
          />
        )}
        empty={<EmptyState Icon={Users}>{copy.empty}</EmptyState>}
      />
      {isAdding && <NewUserDialog onClose={() => setAdding(false)} />}
      {Dialog && <Dialog user={chosen.user} onClose={() => setChosen(undefined)} />}
    </>
  );
}

type UserAction = 'change-rights' | 'change-status' | 'change-password' | 'access' | 'delete';

interface UserActionsProps {
  username: string;
  /** Whether it is the account of the current user. */
  isOwn: boolean;
  onChoose: (action: UserAction) => void;
}

function UserActions({ username, isOwn, onChoose }: UserActionsProps) {
  return (
    <>
      <IconButton
        label={copy.changeStatus}
        Icon={Power}
        disabledReason={isOwn ? copy.ownStatus : undefined}
        onClick={() => onChoose('change-status')}
      />
      <IconButton
        label={copy.changePassword}
        Icon={KeyRound}
        onClick={() => onChoose('change-password')}
      />
      <IconButton
        label={copy.delete}
        Icon={Trash2}
        disabledReason={isOwn ? copy.ownDelete : undefined}
        onClick={() => onChoose('delete')}
        className="hover:bg-danger-soft hover:text-danger"
      />
      <IconButton
        label={copy.more}
        subject={username}
        Icon={Ellipsis}
        iconOnly
        aria-haspopup="menu"
        onClick={(event) =>
          openActionMenu(event, `${copy.more}: ${username}`, [
            {
              label: copy.changeRights,
              Icon: UserCog,
              disabledReason: isOwn ? copy.ownRights : undefined,
              run: () => onChoose('change-rights'),
            },
            { label: accessCopy.button, Icon: ShieldCheck, run: () => onChoose('access') },
          ])
        }
      />
    </>
  );
}

interface DeleteUserDialogProps {
  user: AdminUser;
  onClose: () => void;
}

function DeleteUserDialog({ user, onClose }: DeleteUserDialogProps) {
  const { id, username } = user;
  const { remove } = useUserWrites();
  const [takesOver, setTakesOver] = useState(false);
  const { isFetching } = useAccess(id);

  const confirm = async () => {
    try {
      await remove(user, takesOver);
      showToast('success', copy.deleted(username));
      return true;
    } catch {
      // Show only this sentence (spec, section 8); the reason is in the console.
      showToast('error', copy.deleteFailed(username));
      return false;
    }
  };

  return (
    <RemoveDialog
      rowId={id}
      title={copy.deleteTitle}
      confirmLabel={copy.delete}
      isLoading={isFetching}
      onRemove={confirm}
      onClose={onClose}
    >
      <p>{copy.deleteQuestion(username, id)}</p>
      <LostSchedules user={user} takesOver={takesOver} onChange={setTakesOver} />
    </RemoveDialog>
  );
}
