import { Link } from 'wouter';

interface PageTabsProps<Tab extends string> {
  label: string;
  tabs: readonly { value: Tab; label: string; to: string }[];
  value: Tab;
}

/** The tabs of a page, each with its own URL. */
export function PageTabs<Tab extends string>({ label, tabs, value }: PageTabsProps<Tab>) {
  return (
    <nav aria-label={label} className="min-w-0 overflow-x-auto">
      <ul className="flex gap-1">
        {tabs.map((tab) => (
          <li key={tab.value}>
            <Link
              to={tab.to}
              // Back must leave the page, not return to the tab before.
              replace
              aria-current={tab.value === value ? 'page' : undefined}
              ref={tab.value === value ? bringIntoView : undefined}
              className="flex h-10 items-center rounded-control px-3 text-14 font-medium whitespace-nowrap text-muted transition-colors hover:bg-hover hover:text-text focus-visible:-outline-offset-2 aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent-text coarse:h-11"
            >
              {tab.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** On phones the tabs are wider than the window. */
function bringIntoView(tab: HTMLElement | null): void {
  tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
