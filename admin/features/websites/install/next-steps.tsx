import { ArrowRight } from 'lucide-react';
import { Link } from 'wouter';
import { nextStepsCopy as copy } from '../../../copy/installs.ts';
import { useWebsiteOptions } from '../../../data/websites/website-options.ts';
import { importParam } from '../../../data/websites/website-tree.ts';

/** What to do next with a new website. It is shown until the website has FAQs. */
export function NextSteps({ websiteId }: { websiteId: number }) {
  const website = useWebsiteOptions().data?.find(({ id }) => id === websiteId);
  if (website?.faqs !== 0) return null;
  const steps = [
    { name: copy.fill, to: `/?website=${websiteId}` },
    { name: copy.import, to: `/?website=${websiteId}&${importParam}=1` },
    { name: copy.looks, to: `/website/${websiteId}?tab=tampilan` },
    { name: copy.install, to: `/website/${websiteId}?tab=pemasangan` },
  ];
  return (
    <nav aria-label={copy.title} className="rounded-card border border-line bg-surface text-14">
      <p className="px-4 py-2.5 font-semibold wrap-anywhere">{copy.ready(website.name)}</p>
      <ol>
        {steps.map(({ name, to }) => (
          <li key={name} className="border-t border-line last:[&>a]:rounded-b-card">
            <Link
              to={to}
              className="flex min-h-11 items-center justify-between gap-2 px-4 py-2 hover:bg-hover"
            >
              {name}
              <ArrowRight aria-hidden size={16} className="shrink-0 text-muted" />
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
