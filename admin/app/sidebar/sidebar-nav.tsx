import { Link } from 'wouter';
import { shellCopy } from '../../copy/shell.ts';
import { useLocation } from '../../data/router.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useOwnPages } from '../use-own-pages.ts';
import { usePageAddress } from '../use-page-address.ts';

/** The groups from top to bottom, separated by a line. */
const groups = ['sidebar', 'sidebar-insights'] as const;

interface SidebarNavProps {
  isWide: boolean;
  onChoose?: (() => void) | undefined;
}

export function SidebarNav({ isWide, onChoose }: SidebarNavProps) {
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
