import type { QueryClient } from '@tanstack/react-query';
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
import type { ComponentType } from 'react';
import { shellCopy } from '../copy/shell.ts';
import { fetchFaqs } from '../features/faqs/faq-queries.ts';
import { readPage } from '../format/pages.ts';
import { readWebsiteId } from '../format/website-id.ts';
import { lazyPart } from '../ui/lazy-part.ts';
import { fetchWebsiteOptions } from '../ui/website-options.ts';

export interface AdminPage {
  path: string;
  label: string;
  icon: LucideIcon;
  component: ComponentType;
  /** Fetches its code, for whoever is about to go there. */
  load: () => Promise<unknown>;
  /** Asks for what it shows at an address with this query. */
  fetchData?: ((client: QueryClient, query: URLSearchParams) => void) | undefined;
}

const { faqs, users, whitelist, links, websites, script, history } = shellCopy.pages;

/** The page that comes after signing in. */
export const homePage = page('/', faqs, MessagesSquare, loadFaqs, fetchFaqsData);

/** The sidebar, in the specification's order. */
export const sidebarPages: readonly AdminPage[] = [
  homePage,
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

/** Where everybody who has no session is sent. */
export const signInPage = lazyPart(() =>
  import('../features/auth/sign-in-page.tsx').then((m) => m.SignInPage),
);

function loadFaqs(): Promise<ComponentType> {
  return import('../features/faqs/faqs-page.tsx').then((m) => m.FaqsPage);
}

function fetchFaqsData(client: QueryClient, query: URLSearchParams): void {
  fetchWebsiteOptions(client);
  const websiteId = readWebsiteId(query.get('website'));
  if (websiteId !== undefined) fetchFaqs(client, websiteId, readPage(query.get('page')));
}

function page(
  path: string,
  label: string,
  icon: LucideIcon,
  fetchPage: () => Promise<ComponentType>,
  fetchData?: AdminPage['fetchData'],
): AdminPage {
  const { Part, load } = lazyPart(fetchPage);
  return { path, label, icon, load, fetchData, component: Part };
}
