import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { SearchedTree } from '../../../../widget/flow/search/run-tests.ts';
import { searchTestsCopy as copy } from '../../../copy/faqs/search-tests.ts';
import { runInSlices } from '../../../data/run-in-slices.ts';
import { useFaqTree } from '../data/faq-queries.ts';
import { ParentLink } from '../tree/parent-link.tsx';
import { compareTests, type TestChange } from './compare-tests.ts';
import { identityOf, useSearchTests } from './use-search-tests.ts';

/** A longer list is not useful. */
const shownMost = 20;

export interface SearchEffectProps {
  websiteId: number;
  /** What visitors read now. If omitted, the current FAQs. */
  before?: SearchedTree | undefined;
  /** The FAQs after the write. It must be memoised, because each new one is tested. */
  after: (current: SearchedTree) => SearchedTree;
}

/** Shows what a write changes for the questions of visitors. It never blocks the write. */
export function SearchEffect({ websiteId, before, after }: SearchEffectProps) {
  const { tests, tree } = useSearchTests(websiteId);
  const { data: places = [] } = useFaqTree(websiteId);
  const key = useId();
  const effect = useQuery({
    queryKey: ['search-effect', key, tests, before, after],
    // Objects of the size of a tree are compared by identity.
    queryKeyHashFn: ([name, id]) => `${name} ${id} ${identityOf(tests)} ${identityOf(after)}`,
    queryFn: async ({ signal }) =>
      tree &&
      tests &&
      (await runInSlices(compareTests(tests, before ?? tree, after(tree)), signal)),
    enabled: tests !== undefined && tests.length > 0,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    placeholderData: (previous) => previous,
  });
  const changes = effect.data;
  if (!tests || tests.length === 0) return null;
  const count = (isCounted: (change: TestChange) => boolean) =>
    changes?.filter(isCounted).length ?? 0;
  const worse = count(({ before, after }) => after > before);
  const wrong = count(({ sure }) => sure === 'wrong');
  return (
    <section aria-label={copy.title} className="grid gap-2 text-13">
      <p role="status" className={worse + wrong > 0 ? 'text-warning' : 'text-muted'}>
        {changes
          ? copy.effect(tests.length, {
              better: count(({ before, after }) => after < before),
              worse,
              sure: count(({ sure }) => sure === 'right'),
              wrong,
            })
          : effect.error
            ? copy.loadFailed
            : copy.running}
      </p>
      {changes && changes.length > 0 && (
        <ul
          aria-label={copy.lines}
          className="divide-y divide-line rounded-card border border-line"
        >
          {changes.slice(0, shownMost).map((change) => (
            <li key={`${change.faqId} ${change.words}`} className="grid gap-1 px-3 py-2">
              <span className="wrap-anywhere">“{change.words}”</span>
              <span
                className={
                  change.after > change.before || change.sure === 'wrong'
                    ? 'text-warning'
                    : 'text-success'
                }
              >
                {[
                  change.before !== change.after &&
                    copy.change(copy.places[change.before], copy.places[change.after]),
                  change.sure && copy.sure[change.sure],
                ]
                  .filter(Boolean)
                  .join(', ')}
              </span>
              <ParentLink id={change.faqId} websiteId={websiteId} tree={places} />
            </li>
          ))}
        </ul>
      )}
      {changes && changes.length > shownMost && (
        <p className="text-muted">{copy.more(changes.length - shownMost)}</p>
      )}
    </section>
  );
}
