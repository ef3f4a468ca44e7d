import {
  Braces,
  CircleCheck,
  Download,
  Ellipsis,
  LibraryBig,
  ListPlus,
  type LucideIcon,
  Plus,
  Replace,
  SearchCheck,
  Send,
  Tags,
  Upload,
} from 'lucide-react';
import { type FunctionComponent, useState } from 'react';
import type { WebsiteOption } from '../../../api/contract/entities.ts';
import type { Right } from '../../../api/contract/rights.ts';
import { faqBulkCopy } from '../../copy/faqs/faq-bulk.ts';
import { faqKeywordsCopy } from '../../copy/faqs/faq-keywords.ts';
import { faqProposalsCopy } from '../../copy/faqs/faq-proposals.ts';
import { faqReviewCopy } from '../../copy/faqs/faq-review.ts';
import { faqTransferCopy } from '../../copy/faqs/faq-transfer.ts';
import { faqsCopy as copy } from '../../copy/faqs/faqs.ts';
import { fillWordsCopy } from '../../copy/faqs/fill-words.ts';
import { publishingCopy } from '../../copy/faqs/publishing.ts';
import { sharedFaqsCopy } from '../../copy/faqs/shared-faqs.ts';
import { setParam, useParamsChange } from '../../data/lists/params-change.ts';
import { useRights } from '../../data/rights.ts';
import { useSearchParams } from '../../data/router.tsx';
import { useSharedLibrary } from '../../data/websites/shared-library.ts';
import { useWebsiteOptions } from '../../data/websites/website-options.ts';
import { importParam, proposalsParam } from '../../data/websites/website-tree.ts';
import { Button } from '../../ui/button.tsx';
import { MenuButton } from '../../ui/dialog/menu-button.tsx';
import { lazyPart } from '../../ui/lazy.tsx';
import { startFaq } from './form/new-faq.ts';

const PageMenu = lazyPart(() => import('./menu/faq-parts.ts').then((m) => m.PageMenu));
const ImportDialog = lazyPart(() => import('./menu/faq-parts.ts').then((m) => m.ImportDialog));
const ExportDialog = lazyPart(() => import('./menu/faq-parts.ts').then((m) => m.ExportDialog));
const ShowSharedDialog = lazyPart(() =>
  import('./menu/faq-parts.ts').then((m) => m.ShowSharedDialog),
);
const TrySearchDialog = lazyPart(() =>
  import('./menu/faq-parts.ts').then((m) => m.TrySearchDialog),
);
const ProposalsDialog = lazyPart(() =>
  import('./menu/faq-parts.ts').then((m) => m.ProposalsDialog),
);
const ReplaceDialog = lazyPart(() => import('./menu/faq-parts.ts').then((m) => m.ReplaceDialog));
const WordsDialog = lazyPart(() => import('./menu/faq-parts.ts').then((m) => m.WordsDialog));
const ReviewDialog = lazyPart(() => import('./menu/faq-parts.ts').then((m) => m.ReviewDialog));
const PublishingDialog = lazyPart(() =>
  import('./menu/faq-parts.ts').then((m) => m.PublishingDialog),
);
const ReleasesDialog = lazyPart(() => import('./menu/faq-parts.ts').then((m) => m.ReleasesDialog));

interface PageAction {
  label: string;
  icon: LucideIcon;
  right: Right;
  Dialog: FunctionComponent<{ websiteId: number; onClose: () => void }>;
  /** The parameter of an address that opens it. */
  param?: string;
  /** Whether 'FAQ bersama' has it. */
  isInLibrary?: true;
  isShown?: (at: { website: WebsiteOption; hasShared: boolean }) => boolean;
}

/** The menu 'Lainnya'. */
const pageActions: readonly PageAction[] = [
  {
    label: faqTransferCopy.import,
    icon: Upload,
    right: 'edit',
    Dialog: ImportDialog,
    param: importParam,
    isInLibrary: true,
  },
  {
    label: faqTransferCopy.export,
    icon: Download,
    right: 'read',
    Dialog: ExportDialog,
    isInLibrary: true,
  },
  {
    label: sharedFaqsCopy.show,
    icon: LibraryBig,
    right: 'edit',
    Dialog: ShowSharedDialog,
    isShown: ({ hasShared }) => hasShared,
  },
  { label: faqKeywordsCopy.trySearch, icon: SearchCheck, right: 'read', Dialog: TrySearchDialog },
  {
    label: faqProposalsCopy.name,
    icon: ListPlus,
    right: 'edit',
    Dialog: ProposalsDialog,
    param: proposalsParam,
    isInLibrary: true,
  },
  {
    label: faqBulkCopy.replace,
    icon: Replace,
    right: 'edit',
    Dialog: ReplaceDialog,
    isInLibrary: true,
  },
  {
    label: fillWordsCopy.title,
    icon: Braces,
    right: 'manage',
    Dialog: WordsDialog,
    isInLibrary: true,
  },
  { label: faqReviewCopy.name, icon: CircleCheck, right: 'manage', Dialog: ReviewDialog },
  { label: publishingCopy.open, icon: Send, right: 'manage', Dialog: PublishingDialog },
  {
    label: publishingCopy.releases,
    icon: Tags,
    right: 'read',
    Dialog: ReleasesDialog,
    isShown: ({ website }) => website.publishing === 'draft',
  },
];

/** The page's primary action, and the menu of all others. A website without FAQs has neither: its form is open. */
export function PageActions({ websiteId }: { websiteId: number }) {
  const { data: websites = [] } = useWebsiteOptions();
  const may = useRights();
  const [opened, setOpened] = useState<PageAction>();
  const params = useSearchParams();
  const changeParams = useParamsChange();
  const { library, hasFaqs: hasShared } = useSharedLibrary();
  const website = websites.find(({ id }) => id === websiteId);
  const isLibrary = library?.id === websiteId;
  const actions = pageActions
    .filter(({ right }) => may(right, websiteId))
    .filter(({ isShown, isInLibrary }) =>
      isLibrary
        ? isInLibrary
        : isShown === undefined || (website && isShown({ website, hasShared })),
    )
    .map((action) => ({ ...action, run: () => setOpened(action) }));
  const shown = opened ?? actions.find(({ param }) => param !== undefined && params.has(param));
  return (
    <>
      {(isLibrary ? library : website)?.faqs !== 0 && actions.length > 0 && (
        <div className="flex gap-2">
          {may('edit', websiteId) && (
            <Button
              tone="primary"
              Icon={Plus}
              data-starts-faq
              onClick={() => startFaq({ websiteId })}
            >
              {copy.newFaq}
            </Button>
          )}
          <MenuButton
            Icon={Ellipsis}
            label={<span className="max-sm:sr-only">{copy.more}</span>}
            className="max-sm:px-3"
          >
            {(menu) => <PageMenu label={copy.more} actions={actions} {...menu} />}
          </MenuButton>
        </div>
      )}
      {shown && (
        <shown.Dialog
          websiteId={websiteId}
          onClose={() => {
            setOpened(undefined);
            const { param } = shown;
            if (param && params.has(param))
              changeParams((after) => setParam(after, param, undefined), { replace: true });
          }}
        />
      )}
    </>
  );
}
