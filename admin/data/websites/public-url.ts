import { publicUrlMetaName } from '../../../api/contract/public-url.ts';

/** Returns the origin for visitors: the operator's setting, or the origin of this page. */
export function findPublicUrl(): string {
  return findSetting() || window.location.origin;
}

/** Whether the operator has set it. Pages that are cached have absolute addresses only then. */
export function hasPublicUrl(): boolean {
  return Boolean(findSetting());
}

function findSetting(): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="${publicUrlMetaName}"]`)?.content;
}
