import { useEffect, useRef } from 'react';
import { faqAnswersCopy } from '../../copy/faqs/faq-answers.ts';
import { shellCopy } from '../../copy/shell.ts';
import type { Place } from './find-places.ts';

interface PlaceGroup {
  label: string;
  places: readonly Place[];
}

interface SearchResultsProps {
  id: string;
  isOpen: boolean;
  groups: readonly PlaceGroup[];
  /** Index, over all groups, of the result that Enter opens. */
  active: number;
  onPoint: (index: number) => void;
  onChoose: (place: Place) => void;
}

export function SearchResults({
  id,
  isOpen,
  groups,
  active,
  onPoint,
  onChoose,
}: SearchResultsProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen)
      list.current?.querySelector(`[id="${id}-${active}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, id, active]);

  const isEmpty = groups.every(({ places }) => places.length === 0);
  let index = -1;
  return (
    <div
      hidden={!isOpen}
      className="popup absolute top-full left-0 mt-2 w-112 max-w-[calc(100vw-2rem)] overflow-hidden"
    >
      <p role="status" className={isEmpty ? 'px-4 py-3 text-14 text-muted' : 'sr-only'}>
        {isOpen && isEmpty && shellCopy.searchEmpty}
      </p>
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-label={shellCopy.searchLabel}
        className="max-h-[min(26rem,calc(100dvh-6rem))] overflow-y-auto overscroll-contain p-1 empty:hidden"
      >
        {groups
          .filter(({ places }) => places.length > 0)
          .map(({ label, places }, group) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is not allowed in a listbox.
            <div key={label} role="group" aria-labelledby={`${id}-group-${group}`}>
              <div
                id={`${id}-group-${group}`}
                role="presentation"
                className="px-3 pt-2 pb-1 text-12 font-medium text-muted"
              >
                {label}
              </div>
              {places.map((place) => {
                index += 1;
                const at = index;
                return (
                  // biome-ignore lint/a11y/useKeyWithClickEvents: the search field above handles the keys.
                  // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field above.
                  <div
                    key={place.to}
                    id={`${id}-${at}`}
                    role="option"
                    aria-selected={at === active}
                    data-highlighted={at === active ? '' : undefined}
                    onPointerMove={() => onPoint(at)}
                    // The focus must stay in the field: on blur the list would close before the click.
                    onPointerDown={(event) => event.preventDefault()}
                    onClick={() => onChoose(place)}
                    className="popup-item"
                  >
                    <span className="grid min-w-0 flex-1">
                      <span className="truncate">{place.label}</span>
                      {place.detail !== undefined && (
                        <span className="truncate text-12 text-muted">{place.detail}</span>
                      )}
                    </span>
                  </div>
                );
              })}
            </div>
          ))}
      </div>
      {groups.flatMap(({ places }) => places)[active]?.faq && <KeyHints />}
    </div>
  );
}

/** What the keys do with the highlighted FAQ. */
function KeyHints() {
  return (
    <p className="flex gap-4 border-t border-line px-4 py-2 text-12 text-muted coarse:hidden">
      {[
        { keys: 'Enter', does: shellCopy.searchOpens },
        { keys: 'Shift+Enter', does: faqAnswersCopy.copyAnswer },
      ].map(({ keys, does }) => (
        <span key={keys} className="flex items-center gap-1.5">
          <kbd className="rounded-control border border-line bg-canvas px-1.5 font-sans">
            {keys}
          </kbd>
          {does}
        </span>
      ))}
    </p>
  );
}
