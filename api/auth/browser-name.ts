/** The order matters: most browsers name others, too. */
const browsers = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;
const systems = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
] as const;

/** A short name such as `Chrome, Windows` for the list of sessions; `null` for an unknown browser. */
export function findBrowserName(userAgent: string | undefined): string | null {
  const found = [browsers, systems].flatMap(
    (list) => list.find(([sign]) => sign.test(userAgent ?? ''))?.[1] ?? [],
  );
  return found.length === 0 ? null : found.join(', ');
}
