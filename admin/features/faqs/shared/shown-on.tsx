import { useQuery } from '@tanstack/react-query';
import type { ShownOn } from '../../../../api/contract/faqs/shared-faqs.ts';
import { sharedFaqsCopy as copy } from '../../../copy/faqs/shared-faqs.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { shownOnQuery, useShownOn } from './shared-queries.ts';

/** Says in one line which websites show a FAQ of the library, with their names on a press. */
export function ShownOnLine({ faqId }: { faqId: number }) {
  const { data, error, refetch } = useShownOn(faqId);
  if (error && !data) return <LoadError onRetry={() => void refetch()} />;
  if (!data || data.length === 0) return null;
  return (
    <Disclosure summary={copy.shownOn(data.length)}>
      <ShownOnList websites={data} />
    </Disclosure>
  );
}

/** Says before a FAQ of the library is deleted which websites lose it too. */
export function AlsoRemoved({ faqId }: { faqId: number }) {
  const { data, error, refetch } = useQuery(shownOnQuery(faqId));
  if (error && !data) return <LoadError onRetry={() => void refetch()} />;
  if (!data || data.length === 0) return null;
  return (
    <>
      <p className="font-medium text-danger">{copy.alsoRemoved(data.length)}</p>
      <ShownOnList websites={data} />
    </>
  );
}

function ShownOnList({ websites }: { websites: readonly ShownOn[] }) {
  return (
    <ul className="grid list-disc gap-1 pl-5 wrap-anywhere">
      {websites.map(({ website_id, name, is_draft }) => (
        <li key={website_id}>
          {name}
          {is_draft && <span className="text-muted"> ({copy.collectsDraft})</span>}
        </li>
      ))}
    </ul>
  );
}
