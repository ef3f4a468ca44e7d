import { insightsCopy } from '../../copy/insights.ts';
import { figureNames } from './figures.ts';

const copy = insightsCopy.notes;

/** Explains how the figures are made and what they cannot show. */
export function ReadingNotes() {
  return (
    <section
      aria-labelledby="reading-notes"
      className="grid gap-2 rounded-card border border-line bg-surface p-4"
    >
      <h2 id="reading-notes" className="text-14 font-semibold">
        {copy.title}
      </h2>
      <ul className="grid list-disc gap-1.5 pl-5 text-13 text-muted">
        {figureNames.map((name) => (
          <li key={name}>
            {insightsCopy.figures[name].name}: {insightsCopy.figures[name].meaning}
          </li>
        ))}
        {copy.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
