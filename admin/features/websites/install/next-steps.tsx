import { Circle, CircleCheck } from 'lucide-react';
import { Link } from 'wouter';
import { defaultAppearance } from '../../../../api/contract/bot/appearance.ts';
import { nextStepsCopy as copy } from '../../../copy/installs.ts';
import { useWebsiteOptions } from '../../../data/websites/website-options.ts';
import { useWebsiteSettings } from '../../../data/websites/website-settings.ts';
import { useSeenOrigins } from '../data/origin-queries.ts';

/** What is left to do for a new website. It is shown until the website's bot is seen on a page. */
export function NextSteps({ websiteId }: { websiteId: number }) {
  const origins = useSeenOrigins(websiteId).data;
  const appearance = useWebsiteSettings(websiteId).data?.appearance;
  const website = useWebsiteOptions().data?.find(({ id }) => id === websiteId);
  if (!origins || !appearance || !website || origins.some(({ loads }) => loads > 0)) return null;
  const hasFaqs = website.faqs > 0;
  const hasLooks = JSON.stringify(appearance) !== JSON.stringify(defaultAppearance);
  const steps = [
    { name: copy.fill, to: `/?website=${websiteId}`, isDone: hasFaqs },
    { name: copy.import, to: `/?website=${websiteId}`, isDone: hasFaqs },
    { name: copy.looks, to: `/website/${websiteId}?tab=tampilan`, isDone: hasLooks },
    { name: copy.install, to: `/website/${websiteId}?tab=pemasangan`, isDone: false },
  ];
  return (
    <nav aria-label={copy.title} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-13">
      <span aria-hidden className="text-muted">
        {copy.title}:
      </span>
      <ol className="flex flex-wrap gap-x-4 gap-y-1">
        {steps.map(({ name, to, isDone }) => (
          <li key={name} className="flex items-center gap-1">
            {isDone ? (
              <CircleCheck aria-hidden size={16} className="text-success" />
            ) : (
              <Circle aria-hidden size={16} className="text-muted" />
            )}
            <Link
              to={to}
              className="touch-target flex items-center py-1 text-accent-text hover:underline"
            >
              {name}
            </Link>
            {isDone && <span className="text-muted">{copy.done}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
