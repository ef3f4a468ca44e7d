import { KeyRound, Power, ShieldCheck, Trash2, UserCog } from 'lucide-react';
import { accessCopy } from '../../copy/access.ts';
import { usersCopy as copy } from '../../copy/users.ts';
import { IconButton } from '../../ui/icon-button.tsx';

export type UserAction =
  | 'change-rights'
  | 'change-status'
  | 'change-password'
  | 'access'
  | 'delete';

interface UserActionsProps {
  /** Whether it is the account of the current user. */
  isOwn: boolean;
  onChoose: (action: UserAction) => void;
}

export function UserActions({ isOwn, onChoose }: UserActionsProps) {
  return (
    <>
      <IconButton
        label={copy.changeStatus}
        icon={<Power aria-hidden size={16} />}
        disabledReason={isOwn ? copy.ownStatus : undefined}
        onClick={() => onChoose('change-status')}
      />
      <IconButton
        label={copy.changePassword}
        icon={<KeyRound aria-hidden size={16} />}
        onClick={() => onChoose('change-password')}
      />
      <IconButton
        label={copy.delete}
        icon={<Trash2 aria-hidden size={16} />}
        disabledReason={isOwn ? copy.ownDelete : undefined}
        onClick={() => onChoose('delete')}
        className="hover:bg-danger-soft hover:text-danger"
      />
      <IconButton
        label={copy.changeRights}
        icon={<UserCog aria-hidden size={16} />}
        iconOnly
        disabledReason={isOwn ? copy.ownRights : undefined}
        onClick={() => onChoose('change-rights')}
      />
      <IconButton
        label={accessCopy.button}
        icon={<ShieldCheck aria-hidden size={16} />}
        iconOnly
        onClick={() => onChoose('access')}
      />
    </>
  );
}
