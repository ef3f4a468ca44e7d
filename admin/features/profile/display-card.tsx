import { profileCopy as copy } from '../../copy/profile.ts';
import { useDensity } from '../../data/density-store.ts';
import { Switch } from '../../ui/form/switch.tsx';
import { TitledCard } from '../../ui/titled-card.tsx';

/** How lists look in this browser. The theme and the shortcuts have buttons on every page. */
export function DisplayCard() {
  const { density, choose } = useDensity();
  return (
    <TitledCard title={copy.display}>
      <div className="flex items-center justify-between gap-4 text-14">
        <p>{copy.compact}</p>
        <Switch
          label={copy.compact}
          checked={density === 'compact'}
          onChange={(isCompact) => choose(isCompact ? 'compact' : 'comfortable')}
        />
      </div>
    </TitledCard>
  );
}
