import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { shellCopy } from '../../copy/shell.ts';
import { uiCopy } from '../../copy/ui.ts';
import { Brand } from '../../ui/brand.tsx';
import { useModal } from '../../ui/dialog/use-modal.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { SidebarNav } from './sidebar-nav.tsx';

/** The sidebar below 1024 px: an overlay that closes when a page is chosen. */
export function MobileSidebar({ onClose }: { onClose: () => void }) {
  const modal = useModal(onClose);
  return (
    <Dialog.Root {...modal.root}>
      <Dialog.Portal>
        <Dialog.Backdrop className="scrim z-menu" />
        <Dialog.Popup className="drawer fixed inset-y-0 left-0 z-menu w-sidebar max-w-[calc(100vw-3rem)] border-r border-line bg-surface outline-none">
          <div className="flex h-16 items-center justify-between pr-3 pl-6">
            <Dialog.Title>
              <Brand withName />
              <span className="sr-only">{shellCopy.navigation}</span>
            </Dialog.Title>
            <Dialog.Close
              render={<IconButton label={uiCopy.close} icon={<X aria-hidden size={18} />} />}
            />
          </div>
          <SidebarNav isWide onChoose={modal.close} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
