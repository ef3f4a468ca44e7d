import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { shellCopy } from '../copy/shell.ts';
import { greeting } from '../format/greeting.ts';
import { useSession } from '../session-store.ts';
import { useNow } from './use-now.ts';

/** The user menu's button: an initial, and the greeting by Jakarta's clock. */
export function UserMenuFace(props: ComponentProps<'button'>) {
  const name = useSession((session) => session.name);
  const now = useNow(60_000);
  return (
    <button
      type="button"
      {...props}
      className="touch-target flex h-10 min-w-0 items-center justify-center gap-2 rounded-control px-1 text-13 transition-colors hover:bg-hover data-popup-open:bg-hover md:px-2"
    >
      <span
        aria-hidden
        className="grid size-8 shrink-0 place-items-center rounded-full bg-accent-soft text-13 font-semibold text-accent-text uppercase"
      >
        {name.slice(0, 1)}
      </span>
      <span className="sr-only truncate font-medium md:not-sr-only md:max-w-56">
        {shellCopy.hello(greeting(now), name)}
      </span>
      <ChevronDown aria-hidden size={16} className="hidden shrink-0 text-muted md:block" />
    </button>
  );
}
