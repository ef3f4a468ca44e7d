import { faqsCopy as copy } from '../../copy/faqs/faqs.ts';
import { useSearchParams } from '../../data/router.tsx';
import { usePageWebsite } from '../../data/websites/current-website.ts';
import { usePageBotWebsite } from '../../data/websites/page-bot.ts';
import { ChooseFirst } from '../../ui/choose-first.tsx';
import { WebsiteSelect } from '../../ui/form/website-select.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { FaqTable } from './faq-table.tsx';
import { AddFaqForm } from './form/add-faq-form.tsx';
import { PageActions } from './page-actions.tsx';
import { DraftChip } from './publishing/draft-chip.tsx';

export function FaqsPage() {
  const { websiteId, isPending, choose } = usePageWebsite();
  const answers = useSearchParams().get('answers') ?? undefined;
  usePageBotWebsite(websiteId);
  return (
    <>
      <PageHeader
        title={copy.title}
        beside={
          <>
            <div className="min-w-32 flex-1 sm:max-w-60">
              <WebsiteSelect hidesLabel value={websiteId} onChange={(id) => choose(id)} />
            </div>
            {websiteId !== undefined && <DraftChip key={websiteId} websiteId={websiteId} />}
          </>
        }
        action={websiteId !== undefined && <PageActions websiteId={websiteId} />}
      />
      {!isPending && websiteId === undefined && <ChooseFirst>{copy.chooseFirst}</ChooseFirst>}
      {websiteId !== undefined && (
        <>
          <AddFaqForm key={`${websiteId} ${answers}`} websiteId={websiteId} answers={answers} />
          <FaqTable key={websiteId} websiteId={websiteId} />
        </>
      )}
    </>
  );
}
