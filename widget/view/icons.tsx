import type { ReactNode } from 'react';

function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

export function ChatIcon() {
  return (
    <Icon>
      <path d="M4 5.5h16a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1-1.5 1.5h-7L8 21.5v-4H4A1.5 1.5 0 0 1 2.5 16V7A1.5 1.5 0 0 1 4 5.5Z" />
      <path d="M8 11.5h.01M12 11.5h.01M16 11.5h.01" />
    </Icon>
  );
}

export function CloseIcon() {
  return (
    <Icon>
      <path d="m6 6 12 12M18 6 6 18" />
    </Icon>
  );
}

export function CheckIcon() {
  return (
    <Icon>
      <path pathLength="1" d="m5 13 5 5L20 7" />
    </Icon>
  );
}

export function BackIcon() {
  return (
    <Icon>
      <path d="m15 5-7 7 7 7" />
    </Icon>
  );
}

export function ChevronIcon() {
  return (
    <Icon>
      <path d="m9 6 6 6-6 6" />
    </Icon>
  );
}

export function HomeIcon() {
  return (
    <Icon>
      <path d="m3 11 9-8 9 8M5.5 9.5V20h13V9.5M10 20v-6h4v6" />
    </Icon>
  );
}

export function HeadsetIcon() {
  return (
    <Icon>
      <path d="M4 15v-3a8 8 0 0 1 16 0v3" />
      <path d="M4 14h3v6H5.5A1.5 1.5 0 0 1 4 18.5ZM20 14h-3v6h1.5a1.5 1.5 0 0 0 1.5-1.5ZM18 20c0 1.5-2 2-4.5 2" />
    </Icon>
  );
}

export function SearchIcon() {
  return (
    <Icon>
      <path d="M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM16 16l4.5 4.5" />
    </Icon>
  );
}

export function RetryIcon() {
  return (
    <Icon>
      <path d="M20 11a8 8 0 1 0-2.3 6.3M20 4v7h-7" />
    </Icon>
  );
}
