import type { ReactNode } from 'react';

interface ScriptCardProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** A card of the Script page: its title, its purpose and its content. */
export function ScriptCard({ title, text, children }: ScriptCardProps) {
  return (
    <section className="grid min-w-0 content-start gap-3 rounded-card border border-line bg-surface p-4 md:p-6">
      <div className="grid gap-1">
        <h2 className="text-16 leading-tight font-semibold">{title}</h2>
        <p className="max-w-[42rem] text-14 text-muted">{text}</p>
      </div>
      {children}
    </section>
  );
}
