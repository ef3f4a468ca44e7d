import type {
  RecognizedLivechat,
  VendorId,
  VendorIds,
} from '../../../api/contract/bot/livechat-vendors.ts';
import type { Vendor } from './vendor.ts';
import { crisp } from './vendor-crisp.ts';
import { livechat } from './vendor-livechat.ts';
import { tawk } from './vendor-tawk.ts';

const adapters: { [Id in VendorId]: (ids: VendorIds<Id>) => Vendor } = { tawk, livechat, crisp };

/** The adapter for a vendor whose chat can open in the page; undefined for a plain link. */
export function vendorOf(found: RecognizedLivechat): Vendor | undefined {
  return found.vendor === null
    ? undefined
    : (adapters[found.vendor] as (ids: object) => Vendor)(found.ids);
}
