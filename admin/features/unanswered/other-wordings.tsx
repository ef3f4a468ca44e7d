import { useState } from 'react';
import type { OpenWording } from '../../../api/contract/unanswered.ts';
import { unansweredCopy as copy } from '../../copy/unanswered.ts';
import { formatCount } from '../../format/number.ts';
import { Button } from '../../ui/button.tsx';

const shownAtOnce = 4;

/** The other wordings of a group. */
export function OtherWordings({ wordings }: { wordings: readonly OpenWording[] }) {
  const [isOpen, setOpen] = useState(false);
  const rest = wordings.length - shownAtOnce;
  const shown = isOpen ? wordings : wordings.slice(0, shownAtOnce);
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-13 text-muted">
      <span>{copy.others}:</span>
      <ul className="contents">
        {shown.map(({ words, count }) => (
          <li key={words} className="wrap-anywhere">
            <span className="text-text">“{words}”</span>{' '}
            <span className="tabular">({formatCount(count)})</span>
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <Button size="sm" tone="ghost" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? copy.less : copy.more(rest)}
        </Button>
      )}
    </div>
  );
}
