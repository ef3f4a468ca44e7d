import { useState } from 'react';
import { Link } from 'wouter';
import { installsCopy as copy } from '../../../copy/installs.ts';
import { ChoiceButtons } from '../../../ui/form/choice-buttons.tsx';
import { Snippet } from '../../../ui/snippet/snippet-card.tsx';
import { TitledCard } from '../../../ui/titled-card.tsx';
import { type GuideId, installGuides } from './install-guides.ts';

interface GuideCardProps {
  host: string;
  websiteId: number;
}

const choices = (Object.keys(copy.guides) as GuideId[]).map((value) => ({
  value,
  label: copy.guides[value],
}));

/** The steps of an installation, for the chosen kind of site. */
export function GuideCard({ host, websiteId }: GuideCardProps) {
  const [guide, setGuide] = useState<GuideId>('html');
  return (
    <TitledCard title={copy.guideTitle}>
      <ChoiceButtons label={copy.guideChoice} choices={choices} value={guide} onChange={setGuide} />
      <ol className="grid max-w-[42rem] grid-cols-1 gap-4">
        {installGuides({ host, websiteId })[guide].map(({ text, code }, index) => (
          <li key={text} className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-2 text-14">
            <span aria-hidden className="text-muted tabular-nums">
              {index + 1}.
            </span>
            <div className="grid min-w-0 gap-2">
              <p>{text}</p>
              {code !== undefined && (
                <Snippet snippet={code} subject={copy.codeSubject(copy.guides[guide], index + 1)} />
              )}
            </div>
          </li>
        ))}
      </ol>
      <p className="text-14">
        <Link
          to={`/script?website=${websiteId}`}
          className="touch-target py-1 text-accent-text underline"
        >
          {copy.toScript}
        </Link>{' '}
        <span className="text-muted">{copy.onScript}</span>
      </p>
    </TitledCard>
  );
}
