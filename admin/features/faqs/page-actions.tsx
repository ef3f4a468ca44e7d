import {
  Braces,
  CircleCheck,
  CopyPlus,
  Download,
  Ellipsis,
  LibraryBig,
  type LucideIcon,
  Plus,
  Replace,
  SearchCheck,
  Send,
  Tags,
  Upload,
} from 'lucide-react';
import { useState } from 'react';
import type { WebsiteOption } from '../../../api/contract/entities.ts';
import type { Right } from '../../../api/contract/rights.ts';
import { faqBulkCopy } from '../../copy/faqs/faq-bulk.ts';
import { faqCopiesCopy } from '../../copy/faqs/faq-copies.ts';
import { faqKeywordsCopy } from '../../copy/faqs/faq-keywords.ts';
import { faqReviewCopy } from '../../copy/faqs/faq-review.ts';
import { faqTransferCopy } from '../../copy/faqs/faq-transfer.ts';
import { faqsCopy as copy } from '../../copy/faqs/faqs.ts';
import { fillWordsCopy } from '../../copy/faqs/fill-words.ts';
import { publishingCopy } from '../../copy/faqs/publishing.ts';
import { sharedFaqsCopy } from '../../copy/faqs/shared-faqs.ts';
import { useRights } from '../../data/rights.ts';
import { useSharedLibrary } from '../../data/websites/shared-library.ts';
import { useWebsiteOptions } from '../../data/websites/website-options.ts';
import { Button } from '../../ui/button.tsx';
import { MenuButton } from '../../ui/dialog/menu-button.tsx';
import { startFaq } from './form/new-faq.ts';
import { FaqPart } from './menu/lazy-faq-part.ts';

interface PageAction {
  label: string;
  icon: LucideIcon;
  right: Right;
  /** The dialog that it opens. */
  part:
    | 'import'
    | 'export'
    | 'copy'
    | 'show-shared'
    | 'try-search'
    | 'replace'
    | 'words'
    | 'review'
    | 'publishing'
    | 'releases';
  /** Whether 'FAQ bersama' has it. */
  isInLibrary?: true;
  isShown?: (at: {
    website: WebsiteOption;
    websites: readonly WebsiteOption[];
    hasShared: boolean;
  }) => boolean;
}

/** The menu 'Lainnya'. */
const pageActions: readonly PageAction[] = [
  { label: faqTransferCopy.import, icon: Upload, right: 'edit', part: 'import', isInLibrary: true },
  {
    label: faqTransferCopy.export,
    icon: Download,
    right: 'read',
    part: 'export',
    isInLibrary: true,
  },
  {
    label: faqCopiesCopy.copyTree,
    icon: CopyPlus,
    right: 'edit',
    part: 'copy',
    isShown: ({ websites }) => websites.length > 1,
  },
  {
    label: sharedFaqsCopy.show,
    icon: LibraryBig,
    right: 'edit',
    part: 'show-shared',
    isShown: ({ hasShared }) => hasShared,
  },
  { label: faqKeywordsCopy.trySearch, icon: SearchCheck, right: 'read', part: 'try-search' },
  { label: faqBulkCopy.replace, icon: Replace, right: 'edit', part: 'replace', isInLibrary: true },
  {
    label: fillWordsCopy.title,
    icon: Braces,
    right: 'manage',
    part: 'words',
    isInLibrary: true,
  },
  { label: faqReviewCopy.name, icon: CircleCheck, right: 'manage', part: 'review' },
  { label: publishingCopy.open, icon: Send, right: 'manage', part: 'publishing' },
  {
    label: publishingCopy.releases,
    icon: Tags,
    right: 'read',
    part: 'releases',
    isShown: ({ website }) => website.publishing === 'draft',
  },
];

/** The page's primary action, and the menu of all others. A website without FAQs has neither: its form is open. */
export function PageActions({ websiteId }: { websiteId: number }) {
  const { data: websites = [] } = useWebsiteOptions();
  const may = useRights();
  const [opened, setOpened] = useState<PageAction>();
  const { library, hasFaqs: hasShared } = useSharedLibrary();
  const website = websites.find(({ id }) => id === websiteId);
  const isLibrary = library?.id === websiteId;
  const actions = pageActions
    .filter(({ right }) => may(right, websiteId))
    .filter(({ isShown, isInLibrary }) =>
      isLibrary
        ? isInLibrary
        : isShown === undefined || (website && isShown({ website, websites, hasShared })),
    )
    .map((action) => ({ ...action, run: () => setOpened(action) }));
  return (
    <>
      {(isLibrary ? library : website)?.faqs !== 0 && actions.length > 0 && (
        <div className="flex gap-2">
          {may('edit', websiteId) && (
            <Button tone="primary" Icon={Plus} onClick={() => startFaq({ websiteId })}>
              {copy.newFaq}
            </Button>
          )}
          <MenuButton
            Icon={Ellipsis}
            label={<span className="max-sm:sr-only">{copy.more}</span>}
            className="max-sm:px-3"
          >
            {(menu) => <FaqPart part="page" label={copy.more} actions={actions} {...menu} />}
          </MenuButton>
        </div>
      )}
      {opened && (
        <FaqPart part={opened.part} websiteId={websiteId} onClose={() => setOpened(undefined)} />
      )}
    </>
  );
}
