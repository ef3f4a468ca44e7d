import type { LivechatProvider } from '../../../api/contract/livechat-provider.ts';
import { livechat } from './livechat.ts';
import { tawk } from './tawk.ts';
import type { Vendor } from './vendor.ts';

/** The vendor whose chat can stand in the page; any other provider has a link alone. */
export function vendorOf(found: LivechatProvider): Vendor | undefined {
  switch (found.provider) {
    case 'tawk':
      return tawk(found);
    case 'livechat':
      return livechat(found);
    case 'link':
      return undefined;
  }
}
