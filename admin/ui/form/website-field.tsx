import {
  type Control,
  type FieldPathByValue,
  type FieldValues,
  type UseControllerProps,
  useController,
} from 'react-hook-form';
import { WebsiteSelect, type WebsiteSelectProps } from './website-select.tsx';

interface WebsiteFieldProps<Form extends FieldValues>
  extends Pick<WebsiteSelectProps, 'label' | 'without' | 'required'> {
  control: Control<Form>;
  name: FieldPathByValue<Form, number | undefined>;
  rules?: UseControllerProps<Form>['rules'];
  onChosen?: ((websiteId: number) => void) | undefined;
}

/** The website select as a field of a form. */
export function WebsiteField<Form extends FieldValues>({
  control,
  name,
  rules,
  onChosen,
  ...select
}: WebsiteFieldProps<Form>) {
  const { field, fieldState } = useController({ control, name, ...(rules && { rules }) });
  return (
    <WebsiteSelect
      {...select}
      ref={field.ref}
      value={field.value}
      onChange={(id) => {
        field.onChange(id);
        onChosen?.(id);
      }}
      error={fieldState.error?.message}
    />
  );
}
