import { Menu } from '@base-ui/react/menu';
import type { LucideIcon } from 'lucide-react';
import { PopupMenu } from '../../../ui/dialog/popup-menu.tsx';
import type { OpenMenu } from '../../../ui/dialog/use-menu.ts';
import { useModal } from '../../../ui/dialog/use-modal.ts';

interface PageMenuProps extends OpenMenu {
  label: string;
  actions: readonly { label: string; icon: LucideIcon; run: () => void }[];
}

/** The actions on all FAQs of a website. */
export function PageMenu({ label, actions, onClose, ...menu }: PageMenuProps) {
  const state = useModal(onClose);
  return (
    <PopupMenu {...menu} state={state} aria-label={label} className="min-w-56">
      {actions.map(({ label, icon: Icon, run }) => (
        <Menu.Item key={label} className="popup-item" onClick={run}>
          <Icon aria-hidden size={16} className="text-muted" />
          {label}
        </Menu.Item>
      ))}
    </PopupMenu>
  );
}
