import { uiCopy } from '../copy/ui.ts';

/** The logo. Without `withName`, only screen readers read the name. */
export function Brand({ withName }: { withName: boolean }) {
  return (
    <span className="flex items-center gap-3">
      <svg viewBox="0 0 32 32" aria-hidden="true" className="size-8 shrink-0">
        <rect width="32" height="32" rx="9" className="fill-accent" />
        <path
          className="fill-on-accent"
          d="M9 9.5h14a2.5 2.5 0 0 1 2.5 2.5v7a2.5 2.5 0 0 1-2.5 2.5h-6.2L11.5 26v-4.5H9A2.5 2.5 0 0 1 6.5 19v-7A2.5 2.5 0 0 1 9 9.5Z"
        />
        <path
          className="stroke-accent"
          d="M12 14h8M12 17.5h5"
          strokeWidth="2"
          strokeLinecap="round"
        />
      </svg>
      <span className={withName ? 'text-16 font-semibold tracking-tight' : 'sr-only'}>
        {uiCopy.productName}
      </span>
    </span>
  );
}
