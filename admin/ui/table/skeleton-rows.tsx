import { uiCopy } from '../../copy/ui.ts';
import { roles } from './table-roles.ts';

const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const widths = ['70%', '45%', '60%', '35%', '55%'];

/** Placeholder rows as high as real ones, so that the layout does not shift. Screen readers read only the first one. */
export function SkeletonRows({ cells }: { cells: number }) {
  return rows.map((row, rowIndex) => (
    <tr role={roles.row} key={row} aria-hidden={rowIndex > 0} className="bg-surface">
      {Array.from({ length: cells }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholder cells have no id.
        <td role={roles.cell} key={index}>
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
