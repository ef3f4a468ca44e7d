import { countScriptTags } from './server-address.ts';

/** The server writes the script's build here. Unchanged, nothing is told. */
const build = '{{build}}';

/**
 * What the server learns about the installation, as the query of a request that is made anyway: the build, doubled tags, and a
 * tag of the earlier form.
 */
export function installFacts(tag: HTMLScriptElement | null | undefined): string {
  if (!/^\w+$/.test(build)) return '';
  const tags = countScriptTags();
  const isOldTag = tag?.hasAttribute('data-website-id');
  return `?build=${build}${tags > 1 ? `&tags=${tags}` : ''}${isOldTag ? '&old=1' : ''}`;
}
