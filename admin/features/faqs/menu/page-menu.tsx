import { LibraryBig, type LucideIcon } from 'lucide-react';
import { sharedFaqsCopy as copy } from '../../../copy/faqs/shared-faqs.ts';
import { useSharedLibrary } from '../../../data/websites/shared-library.ts';
import { MenuItem } from '../../../ui/dialog/menu-item.tsx';
import { PopupMenu } from '../../../ui/dialog/popup-menu.tsx';
import type { OpenMenu } from '../../../ui/dialog/use-menu.ts';
import { useModal } from '../../../ui/dialog/use-modal.ts';
import { useSharedWrites } from '../shared/shared-writes.ts';

interface PageMenuProps extends OpenMenu {
  label: string;
  actions: readonly { label: string; icon: LucideIcon; run: () => void }[];
}

/** The actions on all FAQs of a website, and the way to the library until the select of the websites has it. */
export function PageMenu({ label, actions, onClose, ...menu }: PageMenuProps) {
  const state = useModal(onClose);
  const { mayCreate } = useSharedLibrary();
  const { create } = useSharedWrites();
  return (
    <PopupMenu {...menu} state={state} aria-label={label} className="min-w-56">
      {actions.map(({ label, icon: Icon, run }) => (
        <MenuItem Icon={Icon} key={label} onClick={run}>
          {label}
        </MenuItem>
      ))}
      {mayCreate && (
        <MenuItem Icon={LibraryBig} onClick={() => void create()}>
          {copy.library}
        </MenuItem>
      )}
    </PopupMenu>
  );
}
