/** An icon of one path. The path counts as 1 long, so that a style can draw it step by step. */
const icon = (path: string) => () => (
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
    <path pathLength="1" d={path} />
  </svg>
);

export const ChatIcon = icon(
  'M4 5.5h16a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1-1.5 1.5h-7L8 21.5v-4H4A1.5 1.5 0 0 1 2.5 16V7A1.5 1.5 0 0 1 4 5.5ZM8 11.5h.01M12 11.5h.01M16 11.5h.01',
);
export const CloseIcon = icon('m6 6 12 12M18 6 6 18');
export const CheckIcon = icon('m5 13 5 5L20 7');
export const BackIcon = icon('m15 5-7 7 7 7');
export const ChevronIcon = icon('m9 6 6 6-6 6');
export const HomeIcon = icon('m3 11 9-8 9 8M5.5 9.5V20h13V9.5M10 20v-6h4v6');
export const HeadsetIcon = icon(
  'M4 15v-3a8 8 0 0 1 16 0v3M4 14h3v6H5.5A1.5 1.5 0 0 1 4 18.5ZM20 14h-3v6h1.5a1.5 1.5 0 0 0 1.5-1.5ZM18 20c0 1.5-2 2-4.5 2',
);
export const SearchIcon = icon('M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM16 16l4.5 4.5');
export const RetryIcon = icon('M20 11a8 8 0 1 0-2.3 6.3M20 4v7h-7');
