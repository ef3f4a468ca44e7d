import type { WebsiteOption } from '../../../api/contract/entities.ts';
import { uiCopy } from '../../copy/ui.ts';
import type { SearchOption } from './search-option.ts';

/** Compares names of websites. */
export const byName = new Intl.Collator('id', { numeric: true, sensitivity: 'base' });

/** Returns the websites as options: recent ones first, then the others from A to Z, each with its number of FAQs. */
export function websiteChoices(
  websites: readonly WebsiteOption[],
  recent: readonly number[],
): SearchOption[] {
  const first = recent.flatMap((id) => websites.find((website) => website.id === id) ?? []);
  const rest = websites
    .filter((website) => !first.includes(website))
    .sort((a, b) => byName.compare(a.name, b.name));
  return [...first, ...rest].map(({ id, name, faqs }, index) => ({
    id,
    label: name,
    note: uiCopy.faqCount(faqs),
    endsGroup: index === first.length - 1 && rest.length > 0,
  }));
}
