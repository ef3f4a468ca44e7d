import type { ReactNode } from 'react';
import { CopyButton } from '../../ui/copy-button.tsx';
import { ScriptCard } from './script-card.tsx';

interface SnippetCardProps {
  title: string;
  text: string;
  /** Whose snippet it is. */
  owner?: string | undefined;
  snippet: string;
  /** What the copy button copies, for screen readers. */
  subject: string;
  /** Further actions. */
  children?: ReactNode;
}

/** A snippet with a copy button. */
export function SnippetCard({ title, text, owner, snippet, subject, children }: SnippetCardProps) {
  return (
    <ScriptCard title={title} text={text}>
      {owner && <p className="text-13 font-medium wrap-anywhere">{owner}</p>}
      <pre className="overflow-x-auto rounded-control border border-line bg-canvas px-4 py-3 font-mono text-13 wrap-anywhere whitespace-pre-wrap">
        <code>{snippet}</code>
      </pre>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <CopyButton text={snippet} subject={subject} />
        {children}
      </div>
    </ScriptCard>
  );
}
