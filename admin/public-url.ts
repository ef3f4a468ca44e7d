import { publicUrlMetaName } from '../api/contract/public-url.ts';

/** Origin under which visitors reach the server: what the operator said, else where this page came from. */
export function findPublicUrl(): string {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${publicUrlMetaName}"]`);
  return meta?.content || window.location.origin;
}
