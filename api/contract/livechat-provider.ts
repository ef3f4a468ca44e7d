import { resolveAddress } from './address.ts';

/** Who answers behind a website's live-chat link, with the ids that the vendor's script asks for. */
export type LivechatProvider =
  | { provider: 'tawk'; propertyId: string; widgetId: string }
  | { provider: 'livechat'; license: number; group?: number | undefined }
  | { provider: 'link'; href: string };

/**
 * Recognises the provider of a live-chat link as typed: tawk.to (`tawk.to/chat/{propertyId}/{widgetId}`), LiveChat
 * (`direct.lc.chat/{license}[/{group}]`, `livechat.com/chat-with/{license}`), or a plain link for every other address.
 * `undefined` when it is no address that a page may open.
 *
 * The ids become part of an address that is loaded as a script, so only the vendor's own host, on its own port and
 * without credentials, with ids in the vendor's own letters, counts as a vendor.
 */
export function recognizeLivechat(typed: string): LivechatProvider | undefined {
  const url = resolveAddress(typed);
  if (url === undefined) return undefined;
  const hasOddOrigin = url.port !== '' || url.username !== '' || url.password !== '';
  return (
    (hasOddOrigin ? undefined : recognizeVendor(url.hostname, url.pathname)) ?? {
      provider: 'link',
      href: url.href,
    }
  );
}

const tawkPath = /^\/chat\/([a-z\d]{1,64})\/([a-z\d]{1,64})\/?$/i;
const directPath = /^\/([1-9]\d{0,11})(?:\/(0|[1-9]\d{0,8}))?\/?$/;
const chatWithPath = /^\/chat-with\/([1-9]\d{0,11})\/?$/;

function recognizeVendor(host: string, path: string): LivechatProvider | undefined {
  if (host === 'tawk.to' || host === 'www.tawk.to') {
    const [, propertyId, widgetId] = tawkPath.exec(path) ?? [];
    return propertyId && widgetId ? { provider: 'tawk', propertyId, widgetId } : undefined;
  }
  if (host === 'direct.lc.chat') {
    const [, license, group] = directPath.exec(path) ?? [];
    if (!license) return undefined;
    return {
      provider: 'livechat',
      license: Number(license),
      ...(group && { group: Number(group) }),
    };
  }
  if (host === 'livechat.com' || host === 'www.livechat.com') {
    const [, license] = chatWithPath.exec(path) ?? [];
    return license ? { provider: 'livechat', license: Number(license) } : undefined;
  }
  return undefined;
}
