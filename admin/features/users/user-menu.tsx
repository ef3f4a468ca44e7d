import { ShieldCheck, UserCog } from 'lucide-react';
import { accessCopy } from '../../copy/access.ts';
import { usersCopy as copy } from '../../copy/users.ts';
import { MenuItem } from '../../ui/dialog/menu-item.tsx';
import { PopupMenu } from '../../ui/dialog/popup-menu.tsx';
import type { OpenMenu } from '../../ui/dialog/use-menu.ts';
import { useModal } from '../../ui/dialog/use-modal.ts';

interface UserMenuProps extends OpenMenu {
  label: string;
  isOwn: boolean;
  onChoose: (action: 'change-rights' | 'access') => void;
}

/** The actions of an account that few people need. */
export function UserMenu({ label, isOwn, onChoose, onClose, ...menu }: UserMenuProps) {
  const state = useModal(onClose);
  return (
    <PopupMenu {...menu} state={state} aria-label={label} className="max-w-72 min-w-48">
      <MenuItem Icon={UserCog} disabled={isOwn} onClick={() => onChoose('change-rights')}>
        <span className="grid">
          {copy.changeRights}
          {isOwn && <span className="text-12 text-muted">{copy.ownRights}</span>}
        </span>
      </MenuItem>
      <MenuItem Icon={ShieldCheck} onClick={() => onChoose('access')}>
        {accessCopy.button}
      </MenuItem>
    </PopupMenu>
  );
}
