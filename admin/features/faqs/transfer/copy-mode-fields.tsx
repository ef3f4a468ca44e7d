import { type UseFormReturn, useController } from 'react-hook-form';
import type { WebsiteOption } from '../../../../api/contract/entities.ts';
import type { CopyMode } from '../../../../api/contract/faqs/faq-copies.ts';
import { faqCopiesCopy as copy } from '../../../copy/faqs/faq-copies.ts';
import { Banner } from '../../../ui/banner.tsx';
import { RadioList } from '../../../ui/form/radio-list.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';

export interface CopyForm {
  /** The id of the target website. */
  websiteId: number | undefined;
  mode: CopyMode | 'move';
  parentId: number | null;
  confirmName: string;
}

interface CopyModeFieldsProps {
  form: UseFormReturn<CopyForm>;
  /** Undefined until a target is chosen. */
  target: WebsiteOption | undefined;
  canMove: boolean;
}

/** Chooses whether the copies are added or replace all FAQs, or the FAQs are moved. To replace, the user must type the target's name. */
export function CopyModeFields({ form, target, canMove }: CopyModeFieldsProps) {
  const { control, register, formState } = form;
  const { field } = useController({ control, name: 'mode' });
  const isReplacing = field.value === 'replace';
  return (
    <>
      <RadioList
        legend={copy.mode}
        choices={{ ...copy.modes, ...(canMove && { move: copy.moveMode }) }}
        value={field.value}
        onChange={field.onChange}
      />
      {isReplacing && target && (
        <>
          <Banner tone="danger">{copy.replaceWarning(target.faqs, target.name)}</Banner>
          <TextField
            label={copy.confirmName}
            required
            help={copy.confirmNameHelp(target.name)}
            error={formState.errors.confirmName?.message}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            {...register('confirmName', {
              validate: (typed) => typed.trim() === target.name.trim() || copy.wrongName,
            })}
          />
        </>
      )}
    </>
  );
}
