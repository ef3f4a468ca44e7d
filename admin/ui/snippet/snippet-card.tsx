import type { ReactNode } from 'react';
import { TitledCard } from '../titled-card.tsx';
import { CopyButton } from './copy-button.tsx';

interface SnippetCardProps {
  title: string;
  text: string;
  snippet: string;
  /** The name of what is copied, for screen readers. */
  subject: string;
  /** More actions. */
  children?: ReactNode;
}

/** A snippet with a copy button. */
export function SnippetCard({ title, text, snippet, subject, children }: SnippetCardProps) {
  return (
    <TitledCard title={title} text={text}>
      <Snippet snippet={snippet} subject={subject}>
        {children}
      </Snippet>
    </TitledCard>
  );
}

interface SnippetProps {
  snippet: string;
  /** The name of what is copied, for screen readers. */
  subject: string;
  /** More actions. */
  children?: ReactNode;
}

/** Code with a copy button. */
export function Snippet({ snippet, subject, children }: SnippetProps) {
  return (
    <>
      <pre className="overflow-x-auto rounded-control border border-line bg-canvas px-4 py-3 font-mono text-13 wrap-anywhere whitespace-pre-wrap">
        <code>{snippet}</code>
      </pre>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <CopyButton text={snippet} subject={subject} />
        {children}
      </div>
    </>
  );
}
