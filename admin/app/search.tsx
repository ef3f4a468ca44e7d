import { Autocomplete } from '@base-ui/react/autocomplete';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { shellCopy } from '../copy/shell.ts';
import { useFaqTree } from '../features/faqs/faq-queries.ts';
import { readWebsiteId } from '../format/website-id.ts';
import { findPlaces, type Place } from './find-places.ts';
import { pages } from './pages.ts';
import { SearchFrame } from './search-placeholder.tsx';

interface PlaceGroup {
  label: string;
  items: Place[];
}

/** Finds pages and, once a website is chosen, its FAQs. Ctrl+K or Cmd+K focuses it. */
export function Search() {
  const [query, setQuery] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [params] = useSearchParams();
  const websiteId = readWebsiteId(params.get('website'));
  const tree = useFaqTree(websiteId);
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, []);

  const groups = useMemo(() => {
    const places = findPlaces(query, pages, tree.data ?? [], websiteId);
    const all: PlaceGroup[] = [
      { label: shellCopy.searchPages, items: places.pages },
      { label: shellCopy.searchFaqs, items: places.faqs },
    ];
    return all.filter(({ items }) => items.length > 0);
  }, [query, tree.data, websiteId]);

  const go = (place: Place) => {
    setQuery('');
    setOpen(false);
    input.current?.blur();
    navigate(place.to);
  };

  return (
    <Autocomplete.Root
      items={groups}
      mode="none"
      value={query}
      onValueChange={(value, { reason }) => {
        // Choosing a place would write its name into the field.
        if (reason !== 'item-press') setQuery(value);
      }}
      open={isOpen}
      onOpenChange={setOpen}
      itemToStringValue={(place: Place) => place.label}
      openOnInputClick
      autoHighlight="always"
    >
      <SearchFrame>
        <Autocomplete.Input
          ref={input}
          aria-label={shellCopy.searchLabel}
          placeholder={shellCopy.searchHint}
          className="h-full min-w-0 flex-1 bg-transparent text-14 text-text outline-none coarse:text-16"
        />
      </SearchFrame>
      <Autocomplete.Portal>
        <Autocomplete.Positioner
          sideOffset={8}
          align="start"
          className="z-50 w-[min(28rem,var(--available-width))] outline-none"
        >
          <Autocomplete.Popup className="popup max-h-[min(26rem,var(--available-height))] overflow-y-auto overscroll-contain p-1">
            <Autocomplete.Empty>
              <p className="px-3 py-4 text-14 text-muted">{shellCopy.searchEmpty}</p>
            </Autocomplete.Empty>
            <Autocomplete.List>
              {(group: PlaceGroup) => (
                <Autocomplete.Group key={group.label} items={group.items}>
                  <Autocomplete.GroupLabel className="px-3 pt-2 pb-1 text-12 font-medium text-muted">
                    {group.label}
                  </Autocomplete.GroupLabel>
                  <Autocomplete.Collection>
                    {(place: Place) => (
                      <Autocomplete.Item
                        key={place.to}
                        value={place}
                        onClick={() => go(place)}
                        className="popup-item"
                      >
                        <span className="min-w-0 flex-1 truncate">{place.label}</span>
                      </Autocomplete.Item>
                    )}
                  </Autocomplete.Collection>
                </Autocomplete.Group>
              )}
            </Autocomplete.List>
          </Autocomplete.Popup>
        </Autocomplete.Positioner>
      </Autocomplete.Portal>
    </Autocomplete.Root>
  );
}
