import { useId } from 'react';
import { attributeChoices } from '../../../embed/attributes.ts';
import { scriptCopy as copy } from '../../copy/script.ts';
import { Select } from '../../ui/form/select.tsx';
import type { BotChoices } from './bot-choices.ts';
import { LiveBot } from './live-bot.tsx';

interface PreviewCardProps {
  websiteId: number;
  choices: BotChoices;
  /** The options that differ from the saved appearance. */
  attributes: Partial<BotChoices>;
  onChange: (change: Partial<BotChoices>) => void;
}

/** The bot as visitors see it, and the options for its appearance. */
export function PreviewCard({ websiteId, choices, attributes, onChange }: PreviewCardProps) {
  return (
    <section
      aria-labelledby="preview"
      className="overflow-hidden rounded-card border border-line bg-surface"
    >
      <div className="grid gap-4 p-4 md:p-6">
        <div className="grid gap-1">
          <h2 id="preview" className="text-16 leading-tight font-semibold">
            {copy.previewTitle}
          </h2>
          <p className="text-14 text-muted">{copy.previewText}</p>
        </div>
        <div className="grid grid-cols-2 sm:grid-cols-[1.4fr_1fr_1fr] gap-3">
          <Select
            label={copy.choices.theme}
            options={attributeChoices.theme.map((value) => ({ value, label: copy.themes[value] }))}
            value={choices.theme}
            onChange={(theme) => onChange({ theme })}
          />
          <Select
            label={copy.choices.position}
            options={attributeChoices.position.map((value) => ({
              value,
              label: copy.positions[value],
            }))}
            value={choices.position}
            onChange={(position) => onChange({ position })}
          />
          <AccentField value={choices.accent} onChange={(accent) => onChange({ accent })} />
        </div>
      </div>
      <div className="border-t border-line bg-canvas">
        <LiveBot websiteId={websiteId} attributes={attributes} />
      </div>
    </section>
  );
}

interface AccentFieldProps {
  value: string;
  onChange: (accent: string) => void;
}

function AccentField({ value, onChange }: AccentFieldProps) {
  const id = useId();
  return (
    <div className="grid min-w-0 content-start gap-1">
      <label htmlFor={id} className="text-13 font-medium">
        {copy.choices.accent}
      </label>
      <span className="relative flex h-10 items-center gap-2 rounded-control border border-control bg-surface px-2 transition-colors hover:border-muted has-focus-visible:outline-2 has-focus-visible:outline-accent-text coarse:h-11">
        <input
          id={id}
          type="color"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className="swatch size-6 shrink-0 after:absolute after:inset-0"
        />
        <span aria-hidden className="font-mono text-13">
          {value}
        </span>
      </span>
    </div>
  );
}
