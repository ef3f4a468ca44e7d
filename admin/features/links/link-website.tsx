import { linksCopy as copy } from '../../copy/links.ts';
import { useWebsiteOptions } from '../../ui/website-options.ts';

/** The name of a link's website; its number where the names cannot be had. */
export function LinkWebsite({ id }: { id: number }) {
  const { data, isPending } = useWebsiteOptions();
  const name = data?.find((website) => website.id === id)?.name;
  // A no-break space keeps the line while the names are on their way.
  return isPending ? '\u00a0' : (name ?? copy.websiteWithId(id));
}
