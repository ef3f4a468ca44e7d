import { linksCopy as copy } from '../../copy/links.ts';
import { useWebsiteOptions } from '../../data/websites/website-options.ts';

/** The name of a link's website, or its id if the names cannot be loaded. */
export function LinkWebsite({ id }: { id: number }) {
  const { data, isPending } = useWebsiteOptions();
  const name = data?.find((website) => website.id === id)?.name;
  // A no-break space preserves the line height while the names are loading.
  return isPending ? '\u00a0' : (name ?? copy.websiteWithId(id));
}
