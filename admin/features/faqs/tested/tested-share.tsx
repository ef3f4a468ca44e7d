import { useQuery, useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { runTests } from '../../../../widget/flow/search/run-tests.ts';
import { searchTestsCopy as copy } from '../../../copy/faqs/search-tests.ts';
import { runInSlices } from '../../../data/run-in-slices.ts';
import { failureMessage, showError, showToast } from '../../../data/toasts.ts';
import { Banner } from '../../../ui/banner.tsx';
import { useFaqTree } from '../data/faq-queries.ts';
import { createBotSearch } from '../search/bot-search.ts';
import { ParentLink } from '../tree/parent-link.tsx';
import {
  chosenKey,
  identityOf,
  removeTest,
  useSearchTests,
  type WebsiteTest,
} from './use-search-tests.ts';

const shownMost = 30;

/** Shows how many questions of visitors the bot finds, and what would help the others, worst first. */
export function TestedShare({ websiteId, mayEdit }: { websiteId: number; mayEdit: boolean }) {
  const queryClient = useQueryClient();
  const { tests, tree, error } = useSearchTests(websiteId);
  const { data: places = [] } = useFaqTree(websiteId);
  const run = useQuery({
    // The tests are new with each tree.
    queryKey: ['search-share', identityOf(tests)],
    queryFn: async ({ signal }) => {
      if (!tree || !tests) throw new Error('The tests are not loaded.');
      const results = await runInSlices(runTests(tests, tree), signal);
      const search = createBotSearch(tree.faqs, { ...tree.words, wordings: '' });
      const bad = results
        .filter(({ level }) => level > 0)
        .sort((one, other) => other.level - one.level)
        .slice(0, shownMost);
      return { results, bad: bad.map((result) => ({ ...result, help: helpFor(result) })) };

      function helpFor({ words, faqId }: WebsiteTest): string {
        const { help } = copy;
        if (!tree?.faqs.some(({ id }) => id === faqId)) return help.deleted;
        const { matches, unmatched } = search(words);
        const [first] = matches;
        return unmatched.length > 0 || !first
          ? help.unknown(unmatched.length > 0 ? unmatched : [words])
          : help.question(first.faq.question);
      }
    },
    enabled: tests !== undefined && tests.length > 0,
    gcTime: 0,
    structuralSharing: false,
    placeholderData: (previous) => previous,
  });

  const remove = async (id: number) => {
    try {
      await removeTest(websiteId, id);
      await queryClient.invalidateQueries({ queryKey: chosenKey(websiteId) });
      showToast('success', copy.removed);
    } catch (error) {
      showError(error, copy.removeFailed);
    }
  };

  const failure = error ?? run.error;
  if (failure) return <Banner tone="danger">{failureMessage(failure, copy.loadFailed)}</Banner>;
  if (tests?.length === 0) return <p className="text-14 text-muted">{copy.none}</p>;
  if (!run.data) return <p className="text-14 text-muted">{copy.running}</p>;
  const { results, bad } = run.data;
  const missed = results.filter(({ level }) => level > 0).length;
  return (
    <section aria-label={copy.title} className="grid gap-3">
      <h3 className="text-13 font-semibold">{copy.title}</h3>
      <p className="text-13 text-muted">{copy.explained}</p>
      <dl className="grid gap-2 sm:grid-cols-3">
        {copy.levels.map((label, level) => (
          <div key={label} className="rounded-card border border-line px-3 py-2">
            <dt className="text-12 text-muted">{label}</dt>
            <dd className="tabular text-14 font-medium">
              {copy.share(results.filter((each) => each.level === level).length, results.length)}
            </dd>
          </div>
        ))}
      </dl>
      {bad.length > 0 && (
        <>
          <h4 className="text-13 font-semibold">{copy.worst}</h4>
          <ul
            aria-label={copy.worst}
            className="divide-y divide-line rounded-card border border-line"
          >
            {bad.map(({ words, faqId, level, help, row }) => (
              <li key={`${faqId} ${words}`} className="flex items-start gap-2 px-3 py-2 text-13">
                <div className="grid min-w-0 flex-1 gap-1">
                  <span className="wrap-anywhere">
                    “{words}”{row && row.count > 0 && ` (${copy.chosen(row.count)})`}
                  </span>
                  <span className={level === 2 ? 'text-danger' : 'text-warning'}>
                    {copy.levels[level]}
                  </span>
                  <ParentLink id={faqId} websiteId={websiteId} tree={places} />
                  <span className="wrap-anywhere text-muted">{help}</span>
                </div>
                {mayEdit && row && (
                  <button
                    type="button"
                    aria-label={`${copy.remove}: ${words}`}
                    data-tooltip={copy.remove}
                    onClick={() => void remove(row.id)}
                    className="touch-target inline-flex size-7 shrink-0 items-center justify-center rounded-control text-muted hover:bg-hover hover:text-text"
                  >
                    <X aria-hidden size={14} />
                  </button>
                )}
              </li>
            ))}
          </ul>
          {missed > bad.length && (
            <p className="text-13 text-muted">{copy.more(missed - bad.length)}</p>
          )}
        </>
      )}
    </section>
  );
}
