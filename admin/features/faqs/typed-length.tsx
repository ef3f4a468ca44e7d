import { type Control, useWatch } from 'react-hook-form';
import { TextLength } from '../../ui/text-length.tsx';
import type { FaqForm } from './faq-form-types.ts';

interface TypedLengthProps {
  control: Control<FaqForm>;
  name: 'question' | 'answer';
  max: number;
}

/** Watches one field, so that the form does not render with each letter. */
export function TypedLength({ control, name, max }: TypedLengthProps) {
  return <TextLength length={useWatch({ control, name }).length} max={max} />;
}
