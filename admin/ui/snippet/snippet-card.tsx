import type { ReactNode } from 'react';
import { TitledCard } from '../titled-card.tsx';
import { Snippet } from './snippet.tsx';

interface SnippetCardProps {
  title: string;
  text: string;
  /** The website of the snippet. */
  owner?: string | undefined;
  snippet: string;
  /** The name of what is copied, for screen readers. */
  subject: string;
  /** More actions. */
  children?: ReactNode;
}

/** A snippet with a copy button. */
export function SnippetCard({ title, text, owner, snippet, subject, children }: SnippetCardProps) {
  return (
    <TitledCard title={title} text={text}>
      {owner && <p className="text-13 font-medium wrap-anywhere">{owner}</p>}
      <Snippet snippet={snippet} subject={subject}>
        {children}
      </Snippet>
    </TitledCard>
  );
}
