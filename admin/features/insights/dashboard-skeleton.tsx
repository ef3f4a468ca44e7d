import { uiCopy } from '../../copy/ui.ts';

const cards = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Placeholders as high as the figures and the first charts, so that the layout does not shift. */
export function DashboardSkeleton() {
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">{uiCopy.loading}</span>
      <div aria-hidden className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {cards.map((card) => (
          <div
            key={card}
            className="grid h-40 content-start gap-3 rounded-card border border-line bg-surface p-4"
          >
            <Bar className="h-3 w-2/5" />
            <Bar className="h-8 w-1/3" />
            <Bar className="h-3 w-3/5" />
            <Bar className="h-3 w-4/5" />
          </div>
        ))}
      </div>
      <div aria-hidden className="grid gap-3 xl:grid-cols-2">
        {cards.slice(0, 2).map((card) => (
          <div key={card} className="h-80 rounded-card border border-line bg-surface p-4">
            <Bar className="h-3 w-2/5" />
          </div>
        ))}
      </div>
    </div>
  );
}

function Bar({ className }: { className: string }) {
  return <span className={`block animate-pulse rounded-full bg-skeleton ${className}`} />;
}
