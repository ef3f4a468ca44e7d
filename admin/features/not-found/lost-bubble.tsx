import { useTheme } from '../../data/theme-store.ts';

/** The colours of the drawing for each theme. */
const palettes = {
  light: {
    digit: '#d5daf7',
    bubble: '#3a55d9',
    face: '#ffffff',
    shade: '#e2e5eb',
    star: '#868fa0',
  },
  dark: { digit: '#2f3a68', bubble: '#7f93f5', face: '#101318', shade: '#242a33', star: '#a3b4ff' },
} as const;

/** "404" with a chat bubble as its zero. */
export function LostBubble() {
  const { digit, bubble, face, shade, star } = palettes[useTheme(({ theme }) => theme)];
  return (
    <svg viewBox="0 0 472 200" role="img" aria-label="404" className="w-full max-w-[29.5rem]">
      <ellipse cx="236" cy="188" rx="180" ry="8" fill={shade} />
      <g fill="none" stroke={digit} strokeWidth="30" strokeLinecap="round" strokeLinejoin="round">
        <path d="M104 160V36L32 122h98" />
        <path d="M420 160V36l-72 86h98" />
      </g>
      <g transform="rotate(-7 238 96)">
        <path
          fill={bubble}
          d="M238 26c46 0 80 30 80 70s-34 70-80 70c-9 0-18-1-26-3l-34 17c-3 2-7-1-6-5l6-30c-12-13-20-30-20-49 0-40 34-70 80-70Z"
        />
        <g stroke={face} strokeWidth="7" strokeLinecap="round">
          <path d="m202 78 16 16m0-16-16 16" />
          <path d="m258 78 16 16m0-16-16 16" />
          <path fill="none" d="M208 130c8-12 18-12 30-4s22 8 32-4" />
        </g>
      </g>
      <g fill={star}>
        <circle cx="170" cy="34" r="4" />
        <circle cx="328" cy="40" r="3" />
        <circle cx="24" cy="48" r="3" />
        <circle cx="456" cy="64" r="4" />
      </g>
    </svg>
  );
}
