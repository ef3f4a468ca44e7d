import { Link } from 'wouter';
import { scriptCopy as copy } from '../../copy/script.ts';
import { LiveBot } from './live-bot.tsx';

/** The bot as visitors see it. */
export function PreviewCard({ websiteId }: { websiteId: number }) {
  return (
    <section
      aria-labelledby="preview"
      className="overflow-hidden rounded-card border border-line bg-surface"
    >
      <div className="grid gap-1 p-4 md:p-6">
        <h2 id="preview" className="text-16 leading-tight font-semibold">
          {copy.previewTitle}
        </h2>
        <Link
          to={`/website/${websiteId}?tab=tampilan`}
          className="touch-target justify-self-start py-1 text-13 font-medium text-accent-text hover:underline"
        >
          {copy.toLooks}
        </Link>
      </div>
      <div className="border-t border-line bg-canvas">
        <LiveBot websiteId={websiteId} />
      </div>
    </section>
  );
}
