import guide from 'virtual:guide-sections';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { sharedFaqsCopy } from '../../copy/faqs/shared-faqs.ts';
import { shellCopy } from '../../copy/shell.ts';
import { navigate, useLocation } from '../../data/router.tsx';
import { isDialogOpen } from '../../data/shortcuts.ts';
import { useCurrentWebsite } from '../../data/websites/current-website.ts';
import { useSharedLibrary } from '../../data/websites/shared-library.ts';
import { useWebsiteOptions } from '../../data/websites/website-options.ts';
import { useFaqTree } from '../../features/faqs/data/faq-queries.ts';
import { focusesRow } from '../../ui/table/use-target-row.ts';
import { useOwnPages } from '../use-own-pages.ts';
import { usePageAddress } from '../use-page-address.ts';
import { findPlaces, type Place } from './find-places.ts';
import { SearchField } from './search-field.tsx';
import { SearchResults } from './search-results.tsx';
import { useServerHits } from './use-server-hits.ts';

/**
 * Finds pages, websites, accounts and FAQs. Ctrl+K or Cmd+K focuses it. Each key press searches the tree of the current
 * website here, and everything else on the server.
 *
 * It follows the ARIA combobox pattern without a library: Base UI's combobox hides the page from assistive technology
 * while its list is open.
 */
export function Search() {
  const [query, setQuery] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const [isUsed, setUsed] = useState(false);
  const websiteId = useCurrentWebsite();
  const pageAddress = usePageAddress();
  const linkedPages = useOwnPages();
  const tree = useFaqTree(websiteId, isUsed);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const { data: websites } = useWebsiteOptions();
  const { openId } = useSharedLibrary();
  const client = useQueryClient();
  const copying = useRef<typeof import('../../features/faqs/copying/copy-answers.ts')>(undefined);
  const hits = useServerHits(query);
  const places = useMemo(
    () =>
      findPlaces(query, {
        pages: linkedPages.map((page) => ({ label: page.label, path: pageAddress(page) })),
        guide,
        websites: [
          ...(openId === undefined ? [] : [{ id: openId, name: sharedFaqsCopy.library }]),
          ...(websites ?? []),
        ],
        websiteId,
        tree: tree.data ?? [],
        hits: hits.faqs,
        users: hits.users,
      }),
    [query, websites, openId, websiteId, tree.data, hits, pageAddress, linkedPages],
  );
  const all = [
    ...places.pages,
    ...places.websites,
    ...places.users,
    ...places.faqs,
    ...places.elsewhere,
    ...places.guide,
  ];

  // Every page has this field, so what only some searches need is loaded when it is used.
  useEffect(() => {
    if (!isUsed) return;
    void import('../../features/faqs/copying/copy-answers.ts').then((loaded) => {
      copying.current = loaded;
    });
  }, [isUsed]);

  // The words were for the page before.
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs on each page.
  useEffect(() => setQuery(''), [pathname]);

  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      // The answer editor has handled the key: there it inserts a link.
      if (event.defaultPrevented) return;
      event.preventDefault();
      if (isDialogOpen()) return;
      input.current?.focus();
      input.current?.select();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, []);

  const go = (place: Place | undefined) => {
    if (!place) return;
    setQuery('');
    setOpen(false);
    input.current?.blur();
    navigate(place.to, { state: focusesRow });
  };

  const onKeyDown = (event: React.KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setOpen(true);
      if (isOpen && all.length > 0) setActive((active + step + all.length) % all.length);
    } else if (event.key === 'Enter' && isOpen) {
      const place = all[active];
      if (!event.shiftKey) go(place);
      // The list stays open, for the next answer.
      else if (place?.faq)
        void copying.current?.copyAnswers(client, {
          websiteId: place.faq.websiteId,
          ids: [place.faq.id],
        });
    } else if (event.key === 'Escape') {
      if (isOpen) setOpen(false);
      else setQuery('');
    }
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: some browsers do not support <search>.
    <div
      role="search"
      className="relative flex max-w-80 min-w-10 flex-1 lg:min-w-60 coarse:min-w-11 max-md:focus-within:absolute max-md:focus-within:inset-x-4 max-md:focus-within:z-10 max-md:focus-within:max-w-none"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <SearchField
        ref={input}
        value={query}
        aria-expanded={isOpen}
        aria-controls={isUsed ? listId : undefined}
        aria-activedescendant={isOpen && all[active] ? `${listId}-${active}` : undefined}
        onChange={(event) => {
          setQuery(event.target.value);
          setActive(0);
          setOpen(true);
        }}
        onFocus={() => setUsed(true)}
        onClick={() => setOpen(true)}
        onKeyDown={onKeyDown}
      />
      {isUsed && (
        <SearchResults
          id={listId}
          isOpen={isOpen}
          groups={[
            { label: shellCopy.searchPages, places: places.pages },
            { label: shellCopy.searchWebsites, places: places.websites },
            { label: shellCopy.searchUsers, places: places.users },
            { label: shellCopy.searchFaqs, places: places.faqs },
            { label: shellCopy.searchElsewhere, places: places.elsewhere },
            { label: shellCopy.searchGuide, places: places.guide },
          ]}
          active={active}
          onPoint={setActive}
          onChoose={go}
        />
      )}
    </div>
  );
}
