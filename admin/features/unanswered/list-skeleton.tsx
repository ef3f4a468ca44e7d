import { uiCopy } from '../../copy/ui.ts';

const rows = [60, 40, 70, 50, 65];

/** Placeholders with about the height of the groups. */
export function ListSkeleton() {
  return (
    <div aria-busy className="divide-y divide-line border-t border-line">
      <span className="sr-only">{uiCopy.loading}</span>
      {rows.map((width) => (
        <div key={width} aria-hidden className="grid gap-3 px-4 py-6">
          {[width, width / 2].map((part) => (
            <span
              key={part}
              className="block h-3 animate-pulse rounded-full bg-skeleton"
              style={{ width: `${part}%` }}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
