import { ListFilter, SlidersHorizontal, Star } from 'lucide-react';
import { useCallback, useState } from 'react';
import { faqAnswersCopy } from '../../copy/faqs/faq-answers.ts';
import { faqFiguresCopy } from '../../copy/faqs/faq-figures.ts';
import { faqsCopy as copy } from '../../copy/faqs/faqs.ts';
import { uiCopy } from '../../copy/ui.ts';
import { useIsLibrary } from '../../data/websites/shared-library.ts';
import { Button } from '../../ui/button.tsx';
import { MenuButton } from '../../ui/dialog/menu-button.tsx';
import { SearchInput } from '../../ui/form/search-input.tsx';
import { lazyPart } from '../../ui/lazy.tsx';
import { useFaqSearch, useFaqSearchChange } from './data/use-faq-search.ts';
import { HitsEverywhere } from './search/hits-everywhere.tsx';
import type { Folding } from './tree/use-folding.ts';

const QuickMenu = lazyPart(() => import('./menu/faq-parts.ts').then((m) => m.QuickMenu));
const CopyChoicesDialog = lazyPart(() =>
  import('./menu/faq-parts.ts').then((m) => m.CopyChoicesDialog),
);
const FilterMenu = lazyPart(() => import('./menu/faq-parts.ts').then((m) => m.FilterMenu));
const ViewMenu = lazyPart(() => import('./menu/faq-parts.ts').then((m) => m.ViewMenu));

interface FaqToolbarProps {
  websiteId: number;
  /** How many FAQs the list has; undefined until they are loaded. */
  found: number | undefined;
  /** Undefined if no branch can be folded. */
  folding: Folding | undefined;
  /** Loads the figures again. Set if they could not be loaded. */
  retryFigures: (() => void) | undefined;
  /** Whether the page is a desk for answers: its search has the focus at the start. */
  isDesk: boolean;
  onEnterList: (q: string) => void;
}

const onClass = 'border-accent-text bg-accent-soft text-accent-text hover:bg-accent-soft';

/** The search of the FAQ list, and the menus of its filters and of how it is shown. */
export function FaqToolbar({
  websiteId,
  found,
  folding,
  retryFigures,
  isDesk,
  onEnterList,
}: FaqToolbarProps) {
  const search = useFaqSearch();
  const { q, words, filters, sort } = search;
  const change = useFaqSearchChange();
  const onSearch = useCallback((typed: string) => change({ q: typed }), [change]);
  const [isEverywhere, setEverywhere] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const isLibrary = useIsLibrary(websiteId);
  const hasWords = words.length > 0;
  const isNarrowed = hasWords || filters.length > 0;
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: some browsers do not support <search>. */}
      <div
        role="search"
        aria-label={copy.search}
        className="flex min-w-0 basis-full flex-wrap items-center gap-2"
      >
        <SearchInput
          label={copy.search}
          q={q}
          onSearch={onSearch}
          startsFocused={isDesk && hasMouse()}
          onEnterList={onEnterList}
        />
        <div className="flex flex-wrap items-center gap-2 max-sm:order-last has-[>p:only-child:empty]:absolute">
          <p role="status" className="text-13 text-muted">
            {isNarrowed && found !== undefined && copy.found(found)}
          </p>
          {hasWords && !isEverywhere && (
            <Button size="sm" tone="ghost" onClick={() => setEverywhere(true)}>
              {copy.searchEverywhere}
            </Button>
          )}
          {retryFigures && <FiguresFailed onRetry={retryFigures} />}
        </div>
        {!isLibrary && (
          <MenuButton
            Icon={Star}
            label={<span className="sm:max-xl:sr-only">{faqAnswersCopy.quick}</span>}
            className="px-3"
          >
            {(menu) => (
              <QuickMenu websiteId={websiteId} onChoices={() => setChoosing(true)} {...menu} />
            )}
          </MenuButton>
        )}
        <MenuButton
          Icon={ListFilter}
          label={
            <>
              <span className="max-sm:sr-only">{copy.filter}</span>
              {filters.length > 0 && (
                <span className="tabular">
                  {filters.length}
                  <span className="sr-only"> {copy.filtersOn}</span>
                </span>
              )}
            </>
          }
          className={`px-3 ${filters.length > 0 ? onClass : ''}`}
        >
          {(menu) => <FilterMenu {...menu} />}
        </MenuButton>
        <MenuButton
          Icon={SlidersHorizontal}
          label={<span className="max-sm:sr-only">{copy.view}</span>}
          className={`px-3 ${sort === undefined ? '' : onClass}`}
        >
          {(menu) => <ViewMenu folding={folding} {...menu} />}
        </MenuButton>
      </div>
      {isChoosing && <CopyChoicesDialog onClose={() => setChoosing(false)} />}
      {isEverywhere && hasWords && (
        <HitsEverywhere search={search} onClose={() => setEverywhere(false)} />
      )}
    </>
  );
}

/** On a phone, the keyboard would cover the list. */
function hasMouse(): boolean {
  return window.matchMedia('(pointer: fine)').matches;
}

/** Shown if the figures could not be loaded. The list works without them. */
function FiguresFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <span role="alert" className="flex flex-wrap items-center gap-1 text-13 text-muted">
      {faqFiguresCopy.failed}
      <Button size="sm" tone="ghost" onClick={onRetry}>
        {uiCopy.retry}
      </Button>
    </span>
  );
}
