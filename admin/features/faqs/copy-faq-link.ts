import type { Faq } from '../../../api/contract/entities.ts';
import { faqAddress } from '../../../embed/snippet.ts';
import { faqLinksCopy as copy } from '../../copy/faq-links.ts';
import { uiCopy } from '../../copy/ui.ts';
import { findPublicUrl } from '../../data/public-url.ts';
import { showToast } from '../../data/toasts.ts';

/** Copies the address of the phone page at this FAQ's answer. */
export async function copyFaqLink({ id, website_id }: Faq): Promise<void> {
  try {
    const address = faqAddress(id, { host: findPublicUrl(), websiteId: website_id });
    await navigator.clipboard.writeText(address);
    showToast('success', copy.copied);
  } catch {
    showToast('error', uiCopy.copyFailed);
  }
}
