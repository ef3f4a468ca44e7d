import { type ReactNode, useId } from 'react';

interface TitledCardProps {
  title: string;
  text?: string | undefined;
  children: ReactNode;
}

/** A card with a title, an explanation and its content. */
export function TitledCard({ title, text, children }: TitledCardProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid min-w-0 grid-cols-1 content-start gap-3 rounded-card border border-line bg-surface p-4 md:p-6"
    >
      <div className="grid gap-1">
        <h2 id={id} className="text-16 leading-tight font-semibold">
          {title}
        </h2>
        {text !== undefined && <p className="max-w-[42rem] text-14 text-muted">{text}</p>}
      </div>
      {children}
    </section>
  );
}
