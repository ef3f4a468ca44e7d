import type { RefObject } from 'react';
import type { ActionMenu } from '../data/action-menu.ts';
import { MenuItem } from '../ui/dialog/menu-item.tsx';
import { PopupMenu } from '../ui/dialog/popup-menu.tsx';
import { useModal } from '../ui/dialog/use-modal.ts';

interface ActionMenuPopupProps extends ActionMenu {
  container: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The further actions of a row, below its button. */
export function ActionMenuPopup({ label, actions, onClose, ...menu }: ActionMenuPopupProps) {
  const state = useModal(onClose);
  return (
    <PopupMenu {...menu} state={state} aria-label={label} className="max-w-72 min-w-48">
      {actions.map(({ label, Icon, disabledReason, run }) => (
        <MenuItem key={label} Icon={Icon} disabled={disabledReason !== undefined} onClick={run}>
          <span className="grid">
            {label}
            {disabledReason && <span className="text-12 text-muted">{disabledReason}</span>}
          </span>
        </MenuItem>
      ))}
    </PopupMenu>
  );
}
