/** An icon of one path. */
export const icon = (path: string) => () => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
);

export const ChatIcon = icon(
  'M5 5h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-6l-5 4v-4H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2ZM8 11.5h.01M12 11.5h.01M16 11.5h.01',
);
export const CloseIcon = icon('m6 6 12 12M18 6 6 18');
export const CheckIcon = icon('m5 13 5 5L20 7');
export const BackIcon = icon('m15 5-7 7 7 7');
export const HomeIcon = icon('m3 11 9-8 9 8M5.5 9.5V20h13V9.5M10 20v-6h4v6');
export const HeadsetIcon = icon('M4 19v-7a8 8 0 0 1 16 0v7M4 14h3v5H4M20 14h-3v5h3c0 2-3 3-6 3');
export const SearchIcon = icon('M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM16 16l4.5 4.5');
export const WhatsAppIcon = icon('m3 21 2-5a9 9 0 1 1 3 3ZM9 8c0 4 3 7 7 7l-1-3h-2l-2-2V8Z');
export const TelegramIcon = icon('M21 4 3 11l6 3 9-7-7 8v5l3-3 4 3Z');
export const PhoneIcon = icon('M4 3h5l2 5-3 2a12 12 0 0 0 6 6l2-3 5 2v5A17 17 0 0 1 4 3Z');
export const EmailIcon = icon('M3 5.5h18v13H3ZM3 7l9 6.5L21 7');
export const LinkIcon = icon('M14 4h6v6M20 4l-9 9M18 14v6H4V6h6');
/** It turns while the visitor waits. */
export const WaitIcon = icon('M12 3a9 9 0 1 1-9 9');
export const RetryIcon = icon('M20 11a8 8 0 1 0-2.3 6.3M20 4v7h-7');
