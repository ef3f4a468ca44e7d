import { Globe } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { faqsCopy as copy } from '../../copy/faqs.ts';
import { usePageWebsite } from '../../data/websites/current-website.ts';
import { usePageBotWebsite } from '../../data/websites/page-bot.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { WebsiteSelect } from '../../ui/form/website-select.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { FaqTable } from './faq-table.tsx';
import { AddFaqForm } from './form/add-faq-form.tsx';
import { DraftStatus } from './publishing/draft-status.tsx';
import { PublishingButton } from './publishing/publishing-button.tsx';
import { TrySearchButton } from './search/try-search-button.tsx';
import { CopyTreeButton } from './transfer/copy-tree-button.tsx';
import { FaqTransferActions } from './transfer/faq-transfer-actions.tsx';

export function FaqsPage() {
  const { websiteId, isPending, choose } = usePageWebsite();
  const answers = useSearchParams()[0].get('answers') ?? undefined;
  usePageBotWebsite(websiteId);
  return (
    <>
      <PageHeader
        title={copy.title}
        action={
          <div className="flex max-w-full flex-wrap items-end gap-2 max-xl:basis-full">
            {websiteId !== undefined && (
              <div className="flex flex-wrap gap-2 max-sm:[&_button]:px-3 max-sm:[&_button>svg]:hidden">
                <FaqTransferActions websiteId={websiteId} />
                <CopyTreeButton websiteId={websiteId} />
                <PublishingButton websiteId={websiteId} />
                <TrySearchButton websiteId={websiteId} />
              </div>
            )}
            <div className="max-xl:order-first max-xl:min-w-64 max-xl:flex-1 xl:w-72">
              <WebsiteSelect value={websiteId} onChange={(id) => choose(id)} />
            </div>
          </div>
        }
      />
      {!isPending && websiteId === undefined && (
        <div className="rounded-card border border-line bg-surface">
          <EmptyState icon={<Globe aria-hidden size={20} />}>{copy.chooseFirst}</EmptyState>
        </div>
      )}
      {websiteId !== undefined && <DraftStatus key={websiteId} websiteId={websiteId} />}
      {websiteId !== undefined && (
        <div className="grid items-start gap-4 3xl:grid-cols-[1fr_22rem]">
          <div className="min-w-0 3xl:order-last">
            <AddFaqForm key={`${websiteId} ${answers}`} websiteId={websiteId} answers={answers} />
          </div>
          <div className="min-w-0">
            <FaqTable key={websiteId} websiteId={websiteId} />
          </div>
        </div>
      )}
    </>
  );
}
