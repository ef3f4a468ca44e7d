import { Menu, Moon, PanelLeft, Sun } from 'lucide-react';
import { shellCopy } from '../../copy/shell.ts';
import { useTheme } from '../../data/theme-store.ts';
import { clock } from '../../format/clock.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Search } from '../search/search.tsx';
import { AnnouncementButton } from './announcement-button.tsx';
import { useNow } from './use-now.ts';
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
    <header className="app-header sticky top-(--bar) z-30 flex h-16 items-center gap-2 border-b border-line bg-surface px-4 max-md:pr-13 max-sm:gap-0 max-sm:pl-1 md:gap-4 md:px-6">
      <IconButton
        label={shellCopy.openMenu}
        Icon={Menu}
        iconSize={20}
        onClick={onOpenMenu}
        className="lg:hidden"
      />
      <IconButton
        label={isCollapsed ? shellCopy.expandSidebar : shellCopy.collapseSidebar}
        aria-expanded={!isCollapsed}
        Icon={PanelLeft}
        iconSize={20}
        onClick={onToggleSidebar}
        className="max-lg:hidden"
      />
      <Search />
      <div className="ml-auto flex min-w-0 items-center sm:gap-1 md:gap-3">
        <WarningButton />
        <AnnouncementButton />
        <ThemeToggle />
        <HeaderClock />
        <UserMenu onShowShortcuts={onShowShortcuts} />
      </div>
    </header>
  );
}

function ThemeToggle() {
  const { theme, toggle } = useTheme();
  const isDark = theme === 'dark';
  return (
    <IconButton
      label={isDark ? shellCopy.toLight : shellCopy.toDark}
      Icon={isDark ? Sun : Moon}
      iconSize={20}
      onClick={toggle}
    />
  );
}

/** How often the clock updates (spec, section 9). */
const clockMs = 1000;

function HeaderClock() {
  const now = useNow(clockMs);
  const { day, time } = clock(now);
  return (
    // Screen readers must not announce the time every second: they do not announce changes of a `time` element. Phones
    // have a clock of their own, and no room for this one.
    <time
      dateTime={now.toISOString()}
      title={shellCopy.clock}
      className="tabular flex gap-2 text-12 whitespace-nowrap text-muted max-sm:hidden md:text-13"
    >
      <span className="hidden 2xl:inline">{day}</span>
      <span className="font-medium text-text">{time}</span>
    </time>
  );
}
