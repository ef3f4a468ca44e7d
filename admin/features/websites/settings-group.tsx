import { type ReactNode, useId } from 'react';

interface SettingsGroupProps {
  title: string;
  text?: string | undefined;
  children: ReactNode;
}

/** Fields that belong together, in a card. */
export function SettingsGroup({ title, text, children }: SettingsGroupProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-4 rounded-card border border-line bg-surface p-4 md:p-6"
    >
      <div className="grid gap-1">
        <h2 id={id} className="text-16 leading-tight font-semibold">
          {title}
        </h2>
        {text !== undefined && <p className="text-13 text-muted">{text}</p>}
      </div>
      {children}
    </section>
  );
}
