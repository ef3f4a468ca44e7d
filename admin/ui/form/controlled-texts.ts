import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import type { FieldTexts } from './field.tsx';

/** The props of a field that is connected to its form by itself. */
export interface ControlledTexts<Fields extends FieldValues>
  extends Omit<FieldTexts, 'error' | 'counter'> {
  control: Control<Fields>;
  name: FieldPath<Fields>;
}
