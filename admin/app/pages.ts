import type { QueryClient } from '@tanstack/react-query';
import {
  BookOpen,
  Bot,
  ChartLine,
  CircleQuestionMark,
  CircleUser,
  Code,
  Globe,
  History,
  Link2,
  LockKeyhole,
  type LucideIcon,
  MessagesSquare,
  ShieldCheck,
  Users,
} from 'lucide-react';
import type { ComponentType } from 'react';
import { parse } from 'regexparam';
import { type DefaultParams, matchRoute } from 'wouter';
import type { Right } from '../../api/contract/rights.ts';
import { pageNames } from '../copy/page-names.ts';
import { readRecentWebsites } from '../data/websites/recent-websites.ts';
import { prefetchWebsiteOptions } from '../data/websites/website-options.ts';
import { prefetchWebsiteSettings } from '../data/websites/website-settings.ts';
import { prefetchFaqs } from '../features/faqs/data/faq-queries.ts';
import { NotFoundPage } from '../features/not-found/not-found-page.tsx';
import { readPage } from '../format/page-numbers.ts';
import { readWebsiteId } from '../format/website-id.ts';
import { lazyPage } from '../ui/lazy.tsx';

interface Page {
  /** The path. The router and the server both match `:id` with any segment. */
  path: string;
  /** A page with a file of its own can be preloaded. */
  Component: ComponentType & { preload?: () => void };
}

/** A page that needs a session and is shown in the layout. */
export interface AdminPage extends Page {
  label: string;
  icon?: LucideIcon;
  /**
   * Where the page is linked, besides the search. `sidebar-insights` is the group below the line in the sidebar. A page
   * without it is opened only by its URL.
   */
  linkedFrom?: 'sidebar' | 'sidebar-insights' | 'user-menu';
  /** The right that the page needs; `read` if omitted. */
  right?: Right;
  /** How the page uses the `website` parameter of its URL: it is about one website, or it filters by one. */
  website?: 'page' | 'filter';
  /** Loads the data of the page for this query. `id` is the segment in place of `:id`. */
  prefetch?: (client: QueryClient, query: URLSearchParams, id: string | undefined) => void;
}

/**
 * All pages. To add one, add an entry here and its name in `copy/page-names.ts`: the routes, the sidebar, the search
 * and the server's preload hints follow. The build reads each entry's `path` and its `import` from
 * the text of this file.
 */
export const pages: readonly AdminPage[] = [
  {
    path: '/',
    label: pageNames.faqs,
    icon: MessagesSquare,
    linkedFrom: 'sidebar',
    website: 'page',
    Component: lazyPage(() => import('../features/faqs/faqs-page.tsx').then((m) => m.FaqsPage)),
    prefetch: prefetchFaqPage,
  },
  {
    path: '/user',
    label: pageNames.users,
    right: 'manage',
    icon: Users,
    linkedFrom: 'sidebar',
    Component: lazyPage(() => import('../features/users/users-page.tsx').then((m) => m.UsersPage)),
  },
  {
    path: '/whitelist',
    label: pageNames.whitelist,
    right: 'manage',
    icon: ShieldCheck,
    linkedFrom: 'sidebar',
    Component: lazyPage(() =>
      import('../features/whitelist/whitelist-page.tsx').then((m) => m.WhitelistPage),
    ),
  },
  {
    path: '/link',
    label: pageNames.links,
    right: 'manage',
    icon: Link2,
    linkedFrom: 'sidebar',
    Component: lazyPage(() => import('../features/links/links-page.tsx').then((m) => m.LinksPage)),
  },
  {
    path: '/website',
    label: pageNames.websites,
    right: 'manage',
    icon: Globe,
    linkedFrom: 'sidebar',
    Component: lazyPage(() =>
      import('../features/websites/websites-page.tsx').then((m) => m.WebsitesPage),
    ),
  },
  {
    path: '/website/:id',
    label: pageNames.website,
    right: 'manage',
    Component: lazyPage(() =>
      import('../features/websites/website-page.tsx').then((m) => m.WebsitePage),
    ),
    prefetch: prefetchWebsitePage,
  },
  {
    path: '/script',
    label: pageNames.script,
    right: 'manage',
    icon: Code,
    linkedFrom: 'sidebar',
    website: 'page',
    Component: lazyPage(() =>
      import('../features/script/script-page.tsx').then((m) => m.ScriptPage),
    ),
  },
  {
    path: '/dashboard',
    label: pageNames.dashboard,
    icon: ChartLine,
    linkedFrom: 'sidebar-insights',
    website: 'page',
    Component: lazyPage(() =>
      import('../features/insights/dashboard-page.tsx').then((m) => m.DashboardPage),
    ),
  },
  {
    path: '/unanswered',
    label: pageNames.unanswered,
    icon: CircleQuestionMark,
    linkedFrom: 'sidebar-insights',
    website: 'page',
    Component: lazyPage(() =>
      import('../features/unanswered/unanswered-page.tsx').then((m) => m.UnansweredPage),
    ),
  },
  {
    path: '/akses-program',
    label: pageNames.machines,
    right: 'manage',
    icon: Bot,
    linkedFrom: 'sidebar-insights',
    Component: lazyPage(() =>
      import('../features/machines/machines-page.tsx').then((m) => m.MachinesPage),
    ),
  },
  {
    path: '/profile',
    label: pageNames.profile,
    icon: CircleUser,
    linkedFrom: 'user-menu',
    Component: lazyPage(() =>
      import('../features/profile/profile-page.tsx').then((m) => m.ProfilePage),
    ),
  },
  {
    path: '/security',
    label: pageNames.security,
    right: 'manage',
    icon: LockKeyhole,
    linkedFrom: 'user-menu',
    Component: lazyPage(() =>
      import('../features/security/security-page.tsx').then((m) => m.SecurityPage),
    ),
  },
  {
    path: '/history',
    label: pageNames.audit,
    right: 'trail',
    icon: History,
    linkedFrom: 'user-menu',
    website: 'filter',
    Component: lazyPage(() => import('../features/audit/audit-page.tsx').then((m) => m.AuditPage)),
  },
  {
    path: '/bantuan-admin',
    label: pageNames.guide,
    icon: BookOpen,
    linkedFrom: 'user-menu',
    Component: lazyPage(() => import('../features/guide/guide-page.tsx').then((m) => m.GuidePage)),
  },
  {
    path: '/blank',
    label: pageNames.blank,
    Component: lazyPage(() => import('./blank-page.tsx').then((m) => m.BlankPage)),
  },
];

/** Pages that need no session. */
const publicPages: readonly Page[] = [
  {
    path: '/signin',
    Component: lazyPage(() =>
      import('../features/auth/sign-in-page.tsx').then((m) => m.SignInPage),
    ),
  },
  {
    path: '/widget',
    Component: lazyPage(() => import('./widget-page.tsx').then((m) => m.WidgetPage)),
  },
  // In the first script file, because it must be shown even if no other file can be loaded.
  { path: '/not-found', Component: NotFoundPage },
  // The IP gate redirects here.
  { path: '/notfound', Component: NotFoundPage },
];

export function findPage(pathname: string): AdminPage | undefined {
  return pages.find(({ path }) => matchPath(path, pathname));
}

export function findPublicPage(pathname: string): Page | undefined {
  return publicPages.find(({ path }) => matchPath(path, pathname));
}

/** Returns the parameters of a path like `/website/:id`, or null if it is another path. */
export function matchPath(path: string, pathname: string): DefaultParams | null {
  return matchRoute<DefaultParams>(parse, path, pathname)[1];
}

export function requirePublicPage(path: string): Page {
  const page = publicPages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`There is no public page at ${path}.`);
  return page;
}

function prefetchFaqPage(client: QueryClient, query: URLSearchParams): void {
  prefetchWebsiteOptions(client);
  const websiteId = readWebsiteId(query.get('website')) ?? readRecentWebsites()[0];
  if (websiteId !== undefined) prefetchFaqs(client, websiteId, readPage(query.get('page')));
}

function prefetchWebsitePage(client: QueryClient, _query: URLSearchParams, id = ''): void {
  prefetchWebsiteOptions(client);
  const websiteId = readWebsiteId(id);
  if (websiteId !== undefined) prefetchWebsiteSettings(client, websiteId);
}
