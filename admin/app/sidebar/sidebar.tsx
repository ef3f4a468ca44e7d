import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { shellCopy } from '../../copy/shell.ts';
import { uiCopy } from '../../copy/ui.ts';
import { useLocation } from '../../data/router.tsx';
import { Brand } from '../../ui/brand.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useModal } from '../../ui/dialog/use-modal.ts';
import { useCloseOnBack } from '../../ui/dialog/use-on-back.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { useOwnPages } from '../use-own-pages.ts';
import { usePageAddress } from '../use-page-address.ts';

/**
 * The sidebar: 290 px wide, or 90 px while collapsed and neither hovered nor focused. Phones and tablets use
 * `MobileSidebar`.
 */
export function Sidebar({ isCollapsed }: { isCollapsed: boolean }) {
  const [isInside, setInside] = useState(false);
  const isWide = !isCollapsed || isInside;
  return (
    <aside
      data-sidebar={isCollapsed ? 'rail' : 'wide'}
      onPointerEnter={() => setInside(true)}
      onPointerLeave={() => setInside(false)}
      onFocus={() => setInside(true)}
      onBlur={() => setInside(false)}
      className={classNames(
        'fixed top-(--bar) bottom-0 left-0 z-40 hidden flex-col border-r border-line bg-surface lg:flex',
        isWide ? 'w-sidebar' : 'w-rail',
        isCollapsed && isInside && 'shadow-float',
      )}
    >
      <div className={classNames('flex h-16 items-center', isWide ? 'px-6' : 'justify-center')}>
        <Brand withName={isWide} />
      </div>
      <SidebarNav isWide={isWide} />
    </aside>
  );
}

/** The groups from top to bottom, separated by a line. */
const groups = ['sidebar', 'sidebar-insights'] as const;

interface SidebarNavProps {
  isWide: boolean;
  onChoose?: (() => void) | undefined;
}

function SidebarNav({ isWide, onChoose }: SidebarNavProps) {
  const pageAddress = usePageAddress();
  const pages = useOwnPages();
  const { pathname } = useLocation();
  return (
    <nav aria-label={shellCopy.navigation} className="overflow-y-auto px-4 pt-4 pb-24">
      {groups.map((group) => (
        <ul
          key={group}
          className="grid gap-1 not-first:mt-3 not-first:border-t not-first:border-line not-first:pt-3"
        >
          {pages
            .filter(({ linkedFrom }) => linkedFrom === group)
            .map((page) => {
              const { path, label, icon: Icon, Component } = page;
              return (
                <li key={path}>
                  <Link
                    to={pageAddress(page)}
                    aria-current={
                      // A page of a website is below the list of websites.
                      pathname === path || (path !== '/' && pathname.startsWith(`${path}/`))
                        ? 'page'
                        : undefined
                    }
                    onClick={onChoose}
                    onPointerEnter={Component.preload}
                    onFocus={Component.preload}
                    className={classNames(
                      'relative flex h-10 items-center gap-3 rounded-control text-14 font-medium text-muted transition-colors hover:bg-hover hover:text-text aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent-text coarse:h-11',
                      isWide ? 'px-3' : 'justify-center',
                    )}
                  >
                    {Icon && <Icon aria-hidden size={20} className="shrink-0" />}
                    <span className={isWide ? '' : 'sr-only'}>{label}</span>
                  </Link>
                </li>
              );
            })}
        </ul>
      ))}
    </nav>
  );
}

/** The sidebar below 1024 px: an overlay that closes when a page is chosen. */
export function MobileSidebar({ onClose }: { onClose: () => void }) {
  const modal = useModal(onClose);
  useCloseOnBack(modal.root.open, modal.close);
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
            <Dialog.Close render={<IconButton label={uiCopy.close} Icon={X} iconSize={18} />} />
          </div>
          <SidebarNav isWide onChoose={modal.close} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
