import { Rows2, Rows4 } from 'lucide-react';
import { uiCopy } from '../copy/ui.ts';
import { densities, useDensity } from '../data/density-store.ts';
import { classNames } from './class-names.ts';

const icons = { comfortable: Rows2, compact: Rows4 };

/** How close the rows of every table are. */
export function DensitySwitch() {
  const { density, choose } = useDensity();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form.
    <div role="group" aria-label={uiCopy.density} className="flex gap-0.5">
      {densities.map((each) => {
        const Icon = icons[each];
        return (
          <button
            key={each}
            type="button"
            aria-pressed={each === density}
            onClick={() => choose(each)}
            className={classNames(
              'touch-target flex h-8 items-center gap-1.5 rounded-control px-2 text-12 transition-colors',
              each === density
                ? 'bg-accent-soft font-medium text-accent-text'
                : 'text-muted hover:bg-hover hover:text-text',
            )}
          >
            <Icon aria-hidden size={14} />
            {uiCopy.densities[each]}
          </button>
        );
      })}
    </div>
  );
}
