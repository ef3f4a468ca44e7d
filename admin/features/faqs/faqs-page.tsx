import { useEffect, useMemo } from 'react';
import { faqsCopy as copy } from '../../copy/faqs/faqs.ts';
import { sharedFaqsCopy } from '../../copy/faqs/shared-faqs.ts';
import { uiCopy } from '../../copy/ui.ts';
import { useSearchParams } from '../../data/router.tsx';
import { usePageWebsite } from '../../data/websites/current-website.ts';
import { usePageBotWebsite } from '../../data/websites/page-bot.ts';
import { useSharedLibrary } from '../../data/websites/shared-library.ts';
import { ChooseFirst } from '../../ui/choose-first.tsx';
import { PageWebsiteSelect } from '../../ui/form/page-website-select.tsx';
import { lazyPart } from '../../ui/lazy.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { FaqTable } from './faq-table.tsx';
import { AddFaqForm } from './form/add-faq-form.tsx';
import { PageActions } from './page-actions.tsx';
import { DraftChip } from './publishing/draft-chip.tsx';
import { TextSize } from './publishing/text-size.tsx';
import { closeSharedDialog, useSharedDialog } from './shared/shared-dialog.ts';

const ShowSharedDialog = lazyPart(() =>
  import('./menu/faq-parts.ts').then((m) => m.ShowSharedDialog),
);
const AlikeDialog = lazyPart(() => import('./menu/faq-parts.ts').then((m) => m.AlikeDialog));
const PublishSharedDialog = lazyPart(() =>
  import('./menu/faq-parts.ts').then((m) => m.PublishSharedDialog),
);

export function FaqsPage() {
  const { websiteId, name, isPending, choose } = usePageWebsite();
  const { library, openId } = useSharedLibrary();
  const first = useMemo(
    () =>
      library && openId
        ? {
            id: library.id,
            label: sharedFaqsCopy.library,
            note: uiCopy.faqCount(library.faqs),
            endsGroup: true,
          }
        : undefined,
    [library, openId],
  );
  const dialog = useSharedDialog((state) => state.dialog);
  const answers = useSearchParams().get('answers') ?? undefined;
  // The library has a page but no bot.
  usePageBotWebsite(name === undefined ? undefined : websiteId);
  useEffect(() => closeSharedDialog, []);
  return (
    <>
      <PageHeader
        title={copy.title}
        beside={
          <>
            <PageWebsiteSelect first={first} value={websiteId} onChange={(id) => choose(id)} />
            {websiteId !== undefined && <DraftChip key={websiteId} websiteId={websiteId} />}
            {websiteId !== undefined && <TextSize websiteId={websiteId} />}
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
      {dialog?.part === 'show-shared' && (
        <ShowSharedDialog {...dialog} onClose={closeSharedDialog} />
      )}
      {dialog?.part === 'alike' && <AlikeDialog {...dialog} onClose={closeSharedDialog} />}
      {dialog?.part === 'publish-shared' && (
        <PublishSharedDialog {...dialog} onClose={closeSharedDialog} />
      )}
    </>
  );
}
