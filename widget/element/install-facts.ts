import { countScriptTags } from './server-address.ts';

/** Placeholder: the server writes the script's build here. If it was not replaced, no facts are sent. */
const build = '{{build}}';

/**
 * The query that reports the installation with the request for the questions: the script's build, `tags` if the page has
 * several tags, and `old` for a tag with `data-website-id`.
 */
export function installFacts(tag: HTMLScriptElement | null | undefined): string {
  if (!/^\w+$/.test(build)) return '';
  const tags = countScriptTags();
  const isOldTag = tag?.hasAttribute('data-website-id');
  return `?build=${build}${tags > 1 ? `&tags=${tags}` : ''}${isOldTag ? '&old=1' : ''}`;
}
