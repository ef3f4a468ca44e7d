import {
  CopyPlus,
  Download,
  Ellipsis,
  type LucideIcon,
  Replace,
  SearchCheck,
  Send,
  Tags,
  Upload,
} from 'lucide-react';
import { type ComponentType, useState } from 'react';
import type { WebsiteOption } from '../../../api/contract/entities.ts';
import { faqBulkCopy } from '../../copy/faq-bulk.ts';
import { faqCopiesCopy } from '../../copy/faq-copies.ts';
import { faqKeywordsCopy } from '../../copy/faq-keywords.ts';
import { faqTransferCopy } from '../../copy/faq-transfer.ts';
import { faqsCopy as copy } from '../../copy/faqs.ts';
import { publishingCopy } from '../../copy/publishing.ts';
import { useWebsiteOptions } from '../../data/websites/website-options.ts';
import { AddButton } from '../../ui/add-button.tsx';
import { MenuButton } from '../../ui/dialog/menu-button.tsx';
import { ReplaceDialog } from './chosen/replace-dialog.tsx';
import { startFaq } from './form/new-faq.ts';
import { FaqMenu } from './menu/lazy-faq-menu.ts';
import { PublishingDialog } from './publishing/publishing-dialog.tsx';
import { ReleasesDialog } from './publishing/releases-dialog.tsx';
import { TrySearchDialog } from './search/lazy-try-search.ts';
import { CopyFaqsDialog } from './transfer/copy-faqs-dialog.tsx';
import { ExportDialog } from './transfer/export-dialog.tsx';
import { ImportDialog } from './transfer/import-dialog.tsx';

interface PageAction {
  label: string;
  icon: LucideIcon;
  Dialog: ComponentType<{ websiteId: number; onClose: () => void }>;
  isShown?: (website: WebsiteOption, websites: readonly WebsiteOption[]) => boolean;
}

/** The menu 'Lainnya'. */
const pageActions: readonly PageAction[] = [
  { label: faqTransferCopy.import, icon: Upload, Dialog: ImportDialog },
  { label: faqTransferCopy.export, icon: Download, Dialog: ExportDialog },
  {
    label: faqCopiesCopy.copyTree,
    icon: CopyPlus,
    Dialog: CopyFaqsDialog,
    isShown: (_website, websites) => websites.length > 1,
  },
  { label: faqKeywordsCopy.trySearch, icon: SearchCheck, Dialog: TrySearchDialog },
  { label: faqBulkCopy.replace, icon: Replace, Dialog: ReplaceDialog },
  { label: publishingCopy.open, icon: Send, Dialog: PublishingDialog },
  {
    label: publishingCopy.releases,
    icon: Tags,
    Dialog: ReleasesDialog,
    isShown: ({ publishing }) => publishing === 'draft',
  },
];

/** The page's primary action, and the menu of all others. A website without FAQs has neither: its form is open. */
export function PageActions({ websiteId }: { websiteId: number }) {
  const { data: websites = [] } = useWebsiteOptions();
  const [opened, setOpened] = useState<PageAction>();
  const website = websites.find(({ id }) => id === websiteId);
  const actions = pageActions
    .filter(({ isShown }) => isShown === undefined || (website && isShown(website, websites)))
    .map((action) => ({ ...action, run: () => setOpened(action) }));
  return (
    <>
      {website?.faqs !== 0 && (
        <div className="flex gap-2">
          <AddButton onClick={() => startFaq({ websiteId })}>{copy.newFaq}</AddButton>
          <MenuButton
            icon={<Ellipsis aria-hidden size={16} />}
            label={<span className="max-sm:sr-only">{copy.more}</span>}
            className="max-sm:px-3"
          >
            {(menu) => <FaqMenu menu="page" label={copy.more} actions={actions} {...menu} />}
          </MenuButton>
        </div>
      )}
      {opened && <opened.Dialog websiteId={websiteId} onClose={() => setOpened(undefined)} />}
    </>
  );
}
