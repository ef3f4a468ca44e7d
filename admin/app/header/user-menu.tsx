import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { shellCopy } from '../../copy/shell.ts';
import { useSession } from '../../data/session-store.ts';
import { greeting } from '../../format/greeting.ts';
import { useMenu } from '../../ui/dialog/use-menu.ts';
import { lazyPart } from '../../ui/lazy.tsx';
import { useNow } from './use-now.ts';

// The library's menus are a tenth of the code that every page needs.
const UserMenuPopup = lazyPart(() => import('../layout-parts.ts').then((m) => m.UserMenuPopup));

/** Shows an initial and a greeting for the time in Jakarta; a press opens the menu. */
export function UserMenu({ onShowShortcuts }: { onShowShortcuts: () => void }) {
  const name = useSession((session) => session.name);
  const now = useNow(60_000);
  const { container, button, menu, menuKey } = useMenu();
  const menuId = useId();
  return (
    <div ref={container} className="min-w-0 max-md:shrink-0">
      <button
        {...button}
        type="button"
        aria-controls={menu && menuId}
        className="touch-target flex h-10 max-w-full min-w-0 items-center justify-center gap-2 rounded-control px-1 text-13 transition-colors hover:bg-hover aria-expanded:bg-hover md:px-2"
      >
        <span
          aria-hidden
          className="grid size-8 shrink-0 place-items-center rounded-full bg-accent-soft text-13 font-semibold text-accent-text uppercase"
        >
          {name.slice(0, 1)}
        </span>
        <span className="sr-only font-medium md:not-sr-only md:max-w-56 md:truncate">
          {shellCopy.hello(greeting(now), name)}
        </span>
        <ChevronDown aria-hidden size={16} className="hidden shrink-0 text-muted md:block" />
      </button>
      {menu && (
        <UserMenuPopup key={menuKey} {...menu} id={menuId} onShowShortcuts={onShowShortcuts} />
      )}
    </div>
  );
}
