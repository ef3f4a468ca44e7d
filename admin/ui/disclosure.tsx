import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { classNames } from './class-names.ts';

interface DisclosureProps {
  summary: string;
  /** What screen readers say instead of the summary. */
  label?: string | undefined;
  tone?: 'plain' | 'muted' | 'warning' | undefined;
  /** Whether it has something that must be seen, such as an error. It opens when this becomes true. */
  opens?: boolean | undefined;
  children: ReactNode;
}

const tones = { plain: 'font-medium', muted: 'text-muted', warning: 'text-warning' };

/** A line that shows and hides what belongs to it. The content is rendered while it is open. */
export function Disclosure({
  summary,
  label,
  tone = 'plain',
  opens = false,
  children,
}: DisclosureProps) {
  const [isOpen, setOpen] = useState(opens);
  useEffect(() => {
    if (opens) setOpen(true);
  }, [opens]);
  return (
    <details
      open={isOpen}
      className="min-w-0 text-13"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary
        aria-label={label}
        className={classNames(
          'touch-target inline-flex cursor-pointer list-none items-center gap-1 rounded-control py-1 pr-1 hover:underline [&::-webkit-details-marker]:hidden',
          tones[tone],
        )}
      >
        <ChevronDown
          aria-hidden
          size={14}
          className={classNames('shrink-0', !isOpen && '-rotate-90')}
        />
        {summary}
      </summary>
      {isOpen && children}
    </details>
  );
}
