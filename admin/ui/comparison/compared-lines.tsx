import type { ComparedField } from './compared-field.ts';
import { comparedWords } from './compared-words.tsx';
import { Added, OldAndNew } from './marks.tsx';

/**
 * Compares a list with one item per line: each removed item beside the one that takes its place, then the items that
 * stay. Lists that differ only in their order are shown side by side.
 */
export function comparedLines(label: string, before: string, after: string): ComparedField {
  const [old, now] = [linesOf(before), linesOf(after)];
  const removed = old.filter((line) => !now.includes(line));
  const added = now.filter((line) => !old.includes(line));
  const field = comparedWords(label, before, after);
  if (removed.length + added.length === 0) return { ...field, together: undefined };
  return {
    ...field,
    removes: removed.length > added.length,
    together: (
      <ul className="grid gap-1">
        {removed.map((line, at) => (
          <li key={line}>
            <OldAndNew before={line} after={added[at]} />
          </li>
        ))}
        {added.slice(removed.length).map((line) => (
          <li key={line}>
            <Added>{line}</Added>
          </li>
        ))}
        {now
          .filter((line) => old.includes(line))
          .map((line) => (
            <li key={line}>{line}</li>
          ))}
      </ul>
    ),
  };
}

function linesOf(text: string): string[] {
  return [...new Set(text.split('\n').filter((line) => line !== ''))];
}
