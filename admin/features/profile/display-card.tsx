import { useState } from 'react';
import { profileCopy as copy } from '../../copy/profile.ts';
import { useDensity } from '../../data/density-store.ts';
import { hasSingleKeys, setSingleKeys } from '../../data/shortcuts.ts';
import { useTheme } from '../../data/theme-store.ts';
import { Switch } from '../../ui/form/switch.tsx';
import { TitledCard } from '../../ui/titled-card.tsx';

/** Settings of this browser. */
export function DisplayCard() {
  const { theme, toggle } = useTheme();
  const { density, choose } = useDensity();
  const [isOn, setOn] = useState(hasSingleKeys);
  return (
    <TitledCard title={copy.display}>
      <div className="flex items-center justify-between gap-4 text-14">
        <p>{copy.darkTheme}</p>
        <Switch label={copy.darkTheme} checked={theme === 'dark'} onChange={toggle} />
      </div>
      <div className="flex items-center justify-between gap-4 text-14">
        <p>{copy.compact}</p>
        <Switch
          label={copy.compact}
          checked={density === 'compact'}
          onChange={(isCompact) => choose(isCompact ? 'compact' : 'comfortable')}
        />
      </div>
      <div className="flex items-center justify-between gap-4 text-14">
        <div>
          <p>{copy.singleKeys}</p>
          <p className="text-13 text-muted">{copy.singleKeysHelp}</p>
        </div>
        <Switch
          label={copy.singleKeys}
          checked={isOn}
          onChange={(next) => {
            setSingleKeys(next);
            setOn(hasSingleKeys());
          }}
        />
      </div>
    </TitledCard>
  );
}
