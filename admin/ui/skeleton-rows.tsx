import { uiCopy } from '../copy/ui.ts';

const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const widths = ['70%', '45%', '60%', '35%', '55%'];

/** Placeholder rows as high as real ones, so that the layout does not shift. Screen readers get only the first. */
export function SkeletonRows({ columns }: { columns: number }) {
  return rows.map((row, rowIndex) => (
    <tr key={row} aria-hidden={rowIndex > 0}>
      {Array.from({ length: columns }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholder cells have no other identity.
        <td key={index} className="h-12 border-b border-line px-3 first:pl-4 last:pr-4">
          {rowIndex === 0 && index === 0 && <span className="sr-only">{uiCopy.loading}</span>}
          <span
            aria-hidden
            className="block h-3 animate-pulse rounded-full bg-skeleton"
            style={{ width: widths[(index + rowIndex) % widths.length] }}
          />
        </td>
      ))}
    </tr>
  ));
}
