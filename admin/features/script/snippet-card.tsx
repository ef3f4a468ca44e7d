import type { ReactNode } from 'react';
import { CopyButton } from '../../ui/copy-button.tsx';

interface SnippetCardProps {
  title: string;
  text: string;
  snippet: string;
  /** What the copy button copies, in a word. */
  subject: string;
  /** What else can be done with it. */
  children?: ReactNode;
}

export function SnippetCard({ title, text, snippet, subject, children }: SnippetCardProps) {
  return (
    <section className="grid gap-3 rounded-card border border-line bg-surface p-4 md:p-6">
      <div className="grid gap-1">
        <h2 className="text-16 leading-tight font-semibold">{title}</h2>
        <p className="max-w-[42rem] text-14 text-muted">{text}</p>
      </div>
      <pre className="overflow-x-auto rounded-control border border-line bg-canvas px-4 py-3 font-mono text-13 break-all whitespace-pre-wrap">
        <code>{snippet}</code>
      </pre>
      <div className="flex flex-wrap items-center gap-2">
        <CopyButton text={snippet} subject={subject} />
        {children}
      </div>
    </section>
  );
}
