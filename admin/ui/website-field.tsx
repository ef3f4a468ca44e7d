import {
  type Control,
  type FieldPathByValue,
  type FieldValues,
  useController,
} from 'react-hook-form';
import { WebsiteSelect } from './website-select.tsx';

interface WebsiteFieldProps<Form extends FieldValues> {
  control: Control<Form>;
  name: FieldPathByValue<Form, number | undefined>;
  required?: boolean | undefined;
}

/** The website select as a field of a form. */
export function WebsiteField<Form extends FieldValues>({
  control,
  name,
  required,
}: WebsiteFieldProps<Form>) {
  const { field, fieldState } = useController({ control, name });
  return (
    <WebsiteSelect
      required={required}
      ref={field.ref}
      value={field.value}
      onChange={field.onChange}
      error={fieldState.error?.message}
    />
  );
}
