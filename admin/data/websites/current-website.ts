import { useEffect } from 'react';
import { readWebsiteId } from '../../format/website-id.ts';
import { setParam, useParamsChange } from '../lists/params-change.ts';
import { type NavigateOptions, navigate, useSearchParams } from '../router.tsx';
import { rememberWebsite, useRecentWebsites } from './recent-websites.ts';
import { useWebsiteOptions } from './website-options.ts';

/** The website that the user works on: the one in the URL, else the last chosen one, else the only one. */
export function useCurrentWebsite(): number | undefined {
  const params = useSearchParams();
  const [last] = useRecentWebsites();
  const { data } = useWebsiteOptions();
  const exists = (id: number | undefined) =>
    id !== undefined && (data === undefined || data.some((website) => website.id === id));
  const only = data?.length === 1 ? data[0]?.id : undefined;
  return [readWebsiteId(params.get('website')), last].find(exists) ?? only;
}

/**
 * The website of a page that shows one website. The URL contains its id, so that it can be shared: without an id in the
 * URL, this adds the id of the current website.
 */
export function usePageWebsite() {
  const params = useSearchParams();
  const changeParams = useParamsChange();
  const current = useCurrentWebsite();
  const recent = useRecentWebsites();
  const { data, isPending } = useWebsiteOptions();
  const named = readWebsiteId(params.get('website'));
  const website = data?.find(({ id }) => id === named);
  // The last chosen website was deleted. If the id comes from a shared URL instead, show the server's error.
  const isForgotten =
    named !== undefined && data !== undefined && !website && recent.includes(named);
  const id = isForgotten ? current : (named ?? current);

  useEffect(() => {
    if (id === named) return;
    changeParams((after) => setParam(after, 'website', id?.toString()), { replace: true });
  }, [id, named, changeParams]);

  useEffect(() => {
    if (website) rememberWebsite(website.id);
  }, [website]);

  return {
    websiteId: id,
    /** The website's name; undefined until the websites are loaded. */
    name: data?.find((option) => option.id === id)?.name,
    /** The websites are not loaded yet, so there may be only one, which would be the current one. */
    isPending: id === undefined && isPending,
    choose(chosen: number, options?: NavigateOptions) {
      navigate(`?website=${chosen}`, options);
    },
  };
}
