import { type ReactNode, useId, useState } from 'react';
import type { WebsiteOption } from '../../../api/contract/entities.ts';
import { hasAllWords, wordsOf } from '../../../api/contract/texts/find-words.ts';
import { uiCopy } from '../../copy/ui.ts';
import { classNames } from '../class-names.ts';
import { CheckLine } from './check-line.tsx';
import { TextField } from './text-field.tsx';
import { byName } from './website-choices.ts';

/** More websites than this can be searched. */
const fewWebsites = 8;

interface WebsiteChecksProps {
  /** 'Website' by default. */
  legend?: string;
  websites: readonly Pick<WebsiteOption, 'id' | 'name'>[];
  chosen: ReadonlySet<number>;
  onChange: (chosen: ReadonlySet<number>) => void;
  /** Shown below a website's line. */
  below?: (website: Pick<WebsiteOption, 'id' | 'name'>) => ReactNode;
  error?: string | undefined;
}

/** Lets the user choose several websites. The list starts with those that are chosen when it opens. */
export function WebsiteChecks({
  legend = uiCopy.website,
  websites,
  chosen,
  onChange,
  below,
  error,
}: WebsiteChecksProps) {
  const errorId = useId();
  const [typed, setTyped] = useState('');
  // Otherwise they could be out of sight. Those that are chosen later stay where they are.
  const [first] = useState(chosen);
  const words = wordsOf(typed);
  const shown = websites
    .filter(({ name }) => hasAllWords([name], words))
    .sort(
      (one, other) =>
        Number(first.has(other.id)) - Number(first.has(one.id)) ||
        byName.compare(one.name, other.name),
    );
  const amount = shown.filter((website) => chosen.has(website.id)).length;
  const choose = (ids: readonly number[], isChosen: boolean) => {
    const next = new Set(chosen);
    for (const each of ids) {
      if (isChosen) next.add(each);
      else next.delete(each);
    }
    onChange(next);
  };
  return (
    <fieldset className="grid min-w-0 gap-1" aria-describedby={error && errorId}>
      <legend className="mb-1 text-13 font-medium">{legend}</legend>
      {websites.length > fewWebsites && (
        <TextField
          type="search"
          label={uiCopy.searchWebsite}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      {shown.length === 0 && <p className="text-13 text-muted">{uiCopy.noMatch}</p>}
      {shown.length > 1 && (
        <CheckLine
          label={uiCopy.allWebsites(shown.length)}
          checked={amount === shown.length}
          isPartly={amount > 0 && amount < shown.length}
          onChange={(isChosen) =>
            choose(
              shown.map((website) => website.id),
              isChosen,
            )
          }
        />
      )}
      <ul
        className={classNames(
          'grid min-w-0 divide-y divide-line rounded-control border border-line px-2',
          // Otherwise a long list would push the rest of the form away.
          below === undefined && 'max-h-56 overflow-y-auto',
        )}
      >
        {shown.map((website) => (
          <li key={website.id} className="grid min-w-0">
            <CheckLine
              label={website.name}
              checked={chosen.has(website.id)}
              onChange={(isChosen) => choose([website.id], isChosen)}
            />
            {below?.(website)}
          </li>
        ))}
      </ul>
      {error && (
        <p id={errorId} className="text-12 wrap-anywhere text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}
