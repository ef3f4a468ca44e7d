import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { shellCopy } from '../copy/shell.ts';
import { closeActionMenu, useActionMenu } from '../data/action-menu.ts';
import { endProof, useProof } from '../data/proof-store.ts';
import { useLocation } from '../data/router.tsx';
import { restorePlace } from '../data/scroll-place.ts';
import { useShortcut } from '../data/shortcuts.ts';
import { readItem, storeItem } from '../data/stored-item.ts';
import { findPageBot, previewHost, useBotHome } from '../data/websites/page-bot.ts';
import { useUncopied } from '../features/faqs/copying/clipboard.ts';
import { classNames } from '../ui/class-names.ts';
import { lazyPart } from '../ui/lazy.tsx';
import { PageLoadError } from '../ui/load-error.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Header } from './header/header.tsx';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import { MobileSidebar, Sidebar } from './sidebar/sidebar.tsx';

// Passkeys need a library, and few pages ask for a proof.
const ProofDialog = lazyPart(() => import('./layout-parts.ts').then((m) => m.ProofDialog));

const ActionMenuPopup = lazyPart(() => import('./layout-parts.ts').then((m) => m.ActionMenuPopup));

const UncopiedDialog = lazyPart(() => import('./layout-parts.ts').then((m) => m.UncopiedDialog));

const firstRow = '.data-table tbody tr[id]';

export function AdminLayout({ children }: { children: ReactNode }) {
  const { pathname, place } = useLocation();
  const { isCollapsed, toggle } = useCollapsed();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [areShortcutsOpen, setShortcutsOpen] = useState(false);
  const isProofAsked = useProof((proof) => proof.isAsked);
  const menu = useActionMenu((state) => state.menu);
  const isUncopied = useUncopied(({ text }) => text !== undefined);
  useBotHome();
  useShortcut('?', () => setShortcutsOpen(true));
  const main = useRef<HTMLElement>(null);
  const shownPath = useRef(pathname);

  // Scroll a new page to its top, or after Back to where it was left, and focus it, before the page's own effects scroll
  // to a part of it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new page scrolls.
  useLayoutEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    main.current?.focus({ preventScroll: true });
    if (place) return restorePlace(place);
    window.scrollTo(0, 0);
    return undefined;
  }, [pathname]);

  // Place the launcher over the bottom of the sidebar, where it covers no buttons of rows. Show admins the draft.
  useEffect(() => {
    const own = {
      position: 'bottom-left',
      'api-host': previewHost(),
      'chat-host': location.origin,
    };
    for (const [name, value] of Object.entries(own)) findPageBot()?.setAttribute(name, value);
    return () => {
      for (const name of Object.keys(own)) findPageBot()?.removeAttribute(name);
    };
  }, []);

  return (
    <>
      <a href="#isi" className="skip-link">
        {shellCopy.skipToContent}
      </a>
      <button type="button" onClick={focusFirstRow} className="skip-link skip-to-list">
        {shellCopy.skipToList}
      </button>
      <Sidebar isCollapsed={isCollapsed} />
      {isMenuOpen && <MobileSidebar onClose={() => setMenuOpen(false)} />}
      {menu && <ActionMenuPopup {...menu} container={main} onClose={closeActionMenu} />}
      {isProofAsked && <ProofDialog onClose={() => endProof(false)} />}
      {isUncopied && <UncopiedDialog onClose={() => useUncopied.setState({ text: undefined })} />}
      {areShortcutsOpen && <ShortcutsDialog onClose={() => setShortcutsOpen(false)} />}
      <div className={classNames(isCollapsed ? 'lg:pl-rail' : 'lg:pl-sidebar')}>
        <Header
          isCollapsed={isCollapsed}
          onToggleSidebar={toggle}
          onOpenMenu={() => setMenuOpen(true)}
          onShowShortcuts={() => setShortcutsOpen(true)}
        />
        {/* Space at the bottom, so that the bot's launcher covers no content. */}
        <main
          id="isi"
          ref={main}
          tabIndex={-1}
          className="mx-auto max-w-page px-4 pt-4 pb-28 outline-none md:px-6 md:pt-6"
        >
          <ErrorBoundary key={pathname} fallback={<PageLoadError />}>
            {children}
          </ErrorBoundary>
        </main>
      </div>
    </>
  );
}

function focusFirstRow(): void {
  document.querySelector<HTMLElement>(firstRow)?.focus();
}

const storageKey = 'sidebar';

/** Whether the sidebar is collapsed; saved for the next session. */
function useCollapsed() {
  const [isCollapsed, setCollapsed] = useState(
    () => readItem('localStorage', storageKey) === 'collapsed',
  );
  const toggle = () => {
    setCollapsed(!isCollapsed);
    storeItem('localStorage', storageKey, isCollapsed ? 'wide' : 'collapsed');
  };
  return { isCollapsed, toggle };
}
