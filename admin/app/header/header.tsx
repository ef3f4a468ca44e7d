import { Menu, PanelLeft } from 'lucide-react';
import { shellCopy } from '../../copy/shell.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Search } from '../search/search.tsx';
import { AnnouncementButton } from './announcement-button.tsx';
import { HeaderClock } from './header-clock.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import { UserMenu } from './user-menu.tsx';
import { WarningButton } from './warning-button.tsx';

interface HeaderProps {
  isCollapsed: boolean;
  onToggleSidebar: () => void;
  onOpenMenu: () => void;
  onShowShortcuts: () => void;
}

export function Header({ isCollapsed, onToggleSidebar, onOpenMenu, onShowShortcuts }: HeaderProps) {
  return (
    <header className="app-header sticky top-(--bar) z-30 flex h-16 items-center gap-2 border-b border-line bg-surface px-4 max-sm:gap-1 max-sm:pr-15 max-sm:pl-3 md:gap-4 md:px-6">
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
        <WarningButton />
        <AnnouncementButton />
        <ThemeToggle />
        <HeaderClock />
        <UserMenu onShowShortcuts={onShowShortcuts} />
      </div>
    </header>
  );
}
