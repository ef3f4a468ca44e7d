import { Menu, PanelLeft } from 'lucide-react';
import { Suspense, useState } from 'react';
import { shellCopy } from '../copy/shell.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { lazyAhead } from '../ui/lazy-ahead.ts';
import { HeaderClock } from './header-clock.tsx';
import { Search } from './search.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import { UserMenuFace } from './user-menu-face.tsx';

// Few visits need it: its parts come when the page is idle, or the pointer or the keyboard comes near.
const loadUserMenu = () => import('./user-menu.tsx').then((m) => m.UserMenu);
const UserMenu = lazyAhead(loadUserMenu);

interface HeaderProps {
  isCollapsed: boolean;
  onToggleSidebar: () => void;
  onOpenMenu: () => void;
}

export function Header({ isCollapsed, onToggleSidebar, onOpenMenu }: HeaderProps) {
  const [menuWanted, setMenuWanted] = useState<'by-pointer' | 'by-keyboard'>();
  return (
    <header className="sticky top-0 z-30 flex h-16 items-center gap-2 border-b border-line bg-surface px-4 md:gap-4 md:px-6">
      <IconButton
        label={shellCopy.openMenu}
        icon={<Menu aria-hidden size={20} />}
        onClick={onOpenMenu}
        className="lg:hidden"
      />
      <IconButton
        label={isCollapsed ? shellCopy.expandSidebar : shellCopy.collapseSidebar}
        aria-expanded={!isCollapsed}
        icon={<PanelLeft aria-hidden size={20} />}
        onClick={onToggleSidebar}
        className="max-lg:hidden"
      />
      <Search />
      <div className="ml-auto flex items-center gap-1 md:gap-3">
        <ThemeToggle />
        <HeaderClock />
        {menuWanted ? (
          <Suspense fallback={<UserMenuFace />}>
            <UserMenu isByKeyboard={menuWanted === 'by-keyboard'} />
          </Suspense>
        ) : (
          <UserMenuFace
            aria-haspopup="menu"
            aria-expanded={false}
            onPointerEnter={loadUserMenu}
            onFocus={loadUserMenu}
            // A click that no pointer made.
            onClick={({ detail }) => setMenuWanted(detail === 0 ? 'by-keyboard' : 'by-pointer')}
          />
        )}
      </div>
    </header>
  );
}
