import { Rows2, Rows4 } from 'lucide-react';
import { uiCopy } from '../../copy/ui.ts';
import { densities, useDensity } from '../../data/density-store.ts';
import { ChoiceButtons } from '../form/choice-buttons.tsx';

const icons = { comfortable: Rows2, compact: Rows4 };

const choices = densities.map((value) => ({
  value,
  label: uiCopy.densities[value],
  Icon: icons[value],
}));

/** Sets the row height of all tables. */
export function DensitySwitch() {
  const { density, choose } = useDensity();
  return (
    <ChoiceButtons label={uiCopy.density} choices={choices} value={density} onChange={choose} />
  );
}
