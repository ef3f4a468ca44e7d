import { publicUrlMetaName } from '../../../api/contract/public-url.ts';

/** Returns the origin for visitors: the operator's setting, or the origin of this page. */
export function findPublicUrl(): string {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${publicUrlMetaName}"]`);
  return meta?.content || window.location.origin;
}
