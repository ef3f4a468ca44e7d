import {
  Code,
  Globe,
  History,
  Link2,
  type LucideIcon,
  MessagesSquare,
  ShieldCheck,
  Users,
} from 'lucide-react';
import { type ComponentType, lazy } from 'react';
import { shellCopy } from '../copy/shell.ts';

export interface AdminPage {
  path: string;
  label: string;
  icon: LucideIcon;
  component: ComponentType;
}

/** The sidebar, in the specification's order. */
export const sidebarPages: readonly AdminPage[] = [
  {
    path: '/',
    label: shellCopy.pages.faqs,
    icon: MessagesSquare,
    component: lazy(() =>
      import('../features/faqs/faqs-page.tsx').then((m) => ({ default: m.FaqsPage })),
    ),
  },
  {
    path: '/user',
    label: shellCopy.pages.users,
    icon: Users,
    component: lazy(() =>
      import('../features/users/users-page.tsx').then((m) => ({ default: m.UsersPage })),
    ),
  },
  {
    path: '/whitelist',
    label: shellCopy.pages.whitelist,
    icon: ShieldCheck,
    component: lazy(() =>
      import('../features/whitelist/whitelist-page.tsx').then((m) => ({
        default: m.WhitelistPage,
      })),
    ),
  },
  {
    path: '/link',
    label: shellCopy.pages.links,
    icon: Link2,
    component: lazy(() =>
      import('../features/links/links-page.tsx').then((m) => ({ default: m.LinksPage })),
    ),
  },
  {
    path: '/website',
    label: shellCopy.pages.websites,
    icon: Globe,
    component: lazy(() =>
      import('../features/websites/websites-page.tsx').then((m) => ({ default: m.WebsitesPage })),
    ),
  },
  {
    path: '/script',
    label: shellCopy.pages.script,
    icon: Code,
    component: lazy(() =>
      import('../features/script/script-page.tsx').then((m) => ({ default: m.ScriptPage })),
    ),
  },
];

/** The search and the routes: the sidebar's pages, and those reached from the user menu. A new page is one entry here. */
export const pages: readonly AdminPage[] = [
  ...sidebarPages,
  {
    path: '/history',
    label: shellCopy.pages.history,
    icon: History,
    component: lazy(() =>
      import('../features/history/history-page.tsx').then((m) => ({ default: m.HistoryPage })),
    ),
  },
];
