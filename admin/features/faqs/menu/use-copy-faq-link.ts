import { useQueryClient } from '@tanstack/react-query';
import type { Faq } from '../../../../api/contract/entities.ts';
import { faqAddress } from '../../../../embed/snippet.ts';
import { faqLinksCopy as copy } from '../../../copy/faqs/faq-links.ts';
import { uiCopy } from '../../../copy/ui.ts';
import { showToast } from '../../../data/toasts.ts';
import { findPublicUrl } from '../../../data/websites/public-url.ts';
import { useWebsiteOptions } from '../../../data/websites/website-options.ts';
import { changesQuery, usePublishing } from '../publishing/publishing-queries.ts';

/** Copies the URL of a FAQ's answer for visitors, and warns if the FAQ is not published yet. */
export function useCopyFaqLink(faq: Faq): () => Promise<void> {
  const { id, website_id: websiteId } = faq;
  const client = useQueryClient();
  const { data: websites } = useWebsiteOptions();
  const { data: publishing } = usePublishing(websiteId);

  async function isUnpublished(): Promise<boolean> {
    if (!publishing?.changed_ids.includes(id)) return false;
    const { changes } = await client.fetchQuery(changesQuery(websiteId));
    return changes.some((change) => change.id === id && change.added);
  }

  return async () => {
    try {
      const website = websites?.find((each) => each.id === websiteId);
      const address = faqAddress(faq, { host: findPublicUrl(), websiteId }, website);
      await navigator.clipboard.writeText(address);
    } catch {
      showToast('error', uiCopy.copyFailed);
      return;
    }
    // The link is already copied, so an error of this check must not be shown.
    const isWarned = await isUnpublished().catch(() => false);
    showToast('success', isWarned ? copy.copiedUnpublished : copy.copied);
  };
}
