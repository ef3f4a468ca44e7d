import { type Control, useWatch } from 'react-hook-form';
import { TextLength } from '../../../ui/form/text-length.tsx';
import type { FaqForm } from './faq-form-types.ts';

interface TypedLengthProps {
  control: Control<FaqForm>;
  name: 'question' | 'answer';
  max: number;
}

/** Watches only one field, so that typing does not render the whole form. */
export function TypedLength({ control, name, max }: TypedLengthProps) {
  return <TextLength length={useWatch({ control, name }).length} max={max} />;
}
