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
  /** Fetches its code, for whoever is about to go there. */
  load: () => Promise<unknown>;
}

const { faqs, users, whitelist, links, websites, script, history } = shellCopy.pages;

/** The sidebar, in the specification's order. */
export const sidebarPages: readonly AdminPage[] = [
  page('/', faqs, MessagesSquare, loadHome),
  page('/user', users, Users, () =>
    import('../features/users/users-page.tsx').then((m) => m.UsersPage),
  ),
  page('/whitelist', whitelist, ShieldCheck, () =>
    import('../features/whitelist/whitelist-page.tsx').then((m) => m.WhitelistPage),
  ),
  page('/link', links, Link2, () =>
    import('../features/links/links-page.tsx').then((m) => m.LinksPage),
  ),
  page('/website', websites, Globe, () =>
    import('../features/websites/websites-page.tsx').then((m) => m.WebsitesPage),
  ),
  page('/script', script, Code, () =>
    import('../features/script/script-page.tsx').then((m) => m.ScriptPage),
  ),
];

/** The search and the routes: the sidebar's pages, and those reached from the user menu. A new page is one entry here. */
export const pages: readonly AdminPage[] = [
  ...sidebarPages,
  page('/history', history, History, () =>
    import('../features/history/history-page.tsx').then((m) => m.HistoryPage),
  ),
];

/** The page that comes after signing in. */
export function loadHome(): Promise<ComponentType> {
  // The form is part of it where the address names a website.
  if (window.location.search.includes('website='))
    void import('../features/faqs/add-faq-form.tsx').catch(() => {});
  return import('../features/faqs/faqs-page.tsx').then((m) => m.FaqsPage);
}

function page(
  path: string,
  label: string,
  icon: LucideIcon,
  load: () => Promise<ComponentType>,
): AdminPage {
  return { path, label, icon, load, component: lazy(async () => ({ default: await load() })) };
}
