import { Link } from 'wouter';
import { websitesCopy as copy } from '../../copy/websites.ts';
import { useWebsiteOptions } from '../../data/websites/website-options.ts';

/** Leads from a website to its FAQs. */
export function FaqCountLink({ websiteId, name }: { websiteId: number; name: string }) {
  const faqs = useWebsiteOptions().data?.find(({ id }) => id === websiteId)?.faqs;
  return (
    <Link
      to={`/?website=${websiteId}`}
      aria-label={copy.faqsOf(faqs, name)}
      className="touch-target text-accent-text hover:underline"
    >
      {copy.faqs(faqs)}
    </Link>
  );
}
