import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { iconButtonClass } from './icon-button.tsx';

interface IconLinkProps {
  /** The accessible name, also shown as a tooltip. */
  label: string;
  icon: ReactNode;
  to: string;
}

/** A link that looks like the icon buttons beside it. */
export function IconLink({ label, icon, to }: IconLinkProps) {
  return (
    <Link
      to={to}
      aria-label={label}
      data-label={label}
      data-tooltip={label}
      className={iconButtonClass}
    >
      {icon}
    </Link>
  );
}
