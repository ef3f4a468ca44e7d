import { useMemo } from 'react';
import { type UseFormReturn, useController, useForm } from 'react-hook-form';
import type { FaqTreeEntry, WebsiteOption } from '../../../../api/contract/entities.ts';
import type { CopyMode } from '../../../../api/contract/faqs/faq-copies.ts';
import { faqCopiesCopy as copy } from '../../../copy/faqs/faq-copies.ts';
import { faqsCopy } from '../../../copy/faqs/faqs.ts';
import { submitOf } from '../../../data/forms/form-errors.ts';
import { useWebsiteName } from '../../../data/websites/shared-library.ts';
import { useWebsiteOptions } from '../../../data/websites/website-options.ts';
import { Banner } from '../../../ui/banner.tsx';
import { FormModal } from '../../../ui/dialog/form-modal.tsx';
import { useModal } from '../../../ui/dialog/use-modal.ts';
import { RadioList } from '../../../ui/form/radio-list.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { WebsiteField } from '../../../ui/form/website-field.tsx';
import { useFaqTree } from '../data/faq-queries.ts';
import { branchesOf } from '../data/faq-tree.ts';
import { ParentSelect } from '../tree/parent-select.tsx';
import { useFaqCopies } from './use-faq-copies.ts';

interface CopyFaqsDialogProps {
  websiteId: number;
  /** The FAQs to copy or move with their branches. */
  ids: readonly number[];
  onClose: () => void;
}

const serverFields = {
  to_website_id: 'websiteId',
  parent_id: 'parentId',
  confirm_name: 'confirmName',
} as const;

const submitLabels = { append: copy.submit, replace: copy.submitReplace, move: copy.move };

const topicsShown = 10;

const blank: CopyForm = { websiteId: undefined, mode: 'append', parentId: null, confirmName: '' };

/** Copies FAQs to a website, or moves them, with their branches and images. */
export function CopyFaqsDialog({ websiteId, ids, onClose }: CopyFaqsDialogProps) {
  const modal = useModal(onClose);
  const { data: websites = [] } = useWebsiteOptions();
  const nameOf = useWebsiteName();
  const { data: tree = [] } = useFaqTree(websiteId);
  const { copyTo, moveTo } = useFaqCopies(websiteId);
  const form = useForm<CopyForm>({ defaultValues: blank });
  const { control, formState, setValue, watch } = form;
  const parent = useController({ control, name: 'parentId' });
  const [targetId, mode] = watch(['websiteId', 'mode']);
  const target = websites.find(({ id }) => id === targetId);

  const send = async ({ websiteId: toId, mode, parentId, confirmName }: CopyForm) => {
    if (toId === undefined) return;
    if (mode === 'move') {
      await moveTo({ to_website_id: toId, ids: [...ids], parent_id: parentId });
    } else {
      await copyTo({
        to_website_id: toId,
        mode,
        ids: [...ids],
        ...(mode === 'replace' ? { confirm_name: confirmName } : { parent_id: parentId }),
      });
    }
    modal.close();
  };
  const failed = mode === 'move' ? copy.moveFailed : copy.failed;
  const submit = submitOf(form, failed, send, serverFields);

  return (
    <FormModal
      state={modal}
      title={copy.title}
      formState={formState}
      onSubmit={submit}
      submitLabel={submitLabels[mode]}
      submitTone={mode === 'replace' ? 'danger' : 'primary'}
    >
      <Copied tree={tree} ids={ids} website={nameOf(websiteId)} />
      <WebsiteField
        control={control}
        name="websiteId"
        label={copy.target}
        required
        rules={{ validate: (id) => id !== undefined || copy.targetRequired }}
        onChosen={(id) => {
          setValue('parentId', null);
          if (id === websiteId) setValue('mode', 'append');
        }}
      />
      {targetId !== websiteId && <CopyModeFields form={form} target={target} />}
      {target && mode !== 'replace' && (
        <ParentSelect
          ref={parent.field.ref}
          websiteId={target.id}
          value={parent.field.value}
          onChange={parent.field.onChange}
          error={parent.fieldState.error?.message}
        />
      )}
    </FormModal>
  );
}

interface CopiedProps {
  tree: readonly FaqTreeEntry[];
  ids: readonly number[];
  website: string | undefined;
}

/** Shows what will be copied. */
function Copied({ tree, ids, website = '' }: CopiedProps) {
  const count = useMemo(() => branchesOf(tree, ids).size, [tree, ids]);
  const only = ids.length === 1 ? tree.find(({ id }) => id === ids[0]) : undefined;
  if (only === undefined) {
    return <p className="wrap-anywhere">{copy.what(count, website)}</p>;
  }
  return (
    <p className="font-medium text-text wrap-anywhere">
      {only.question}
      {count > 1 && (
        <span className="block text-13 font-normal text-muted">
          {faqsCopy.comeAlong(count - 1)}
        </span>
      )}
    </p>
  );
}

interface CopyForm {
  /** The id of the target website. */
  websiteId: number | undefined;
  mode: CopyMode | 'move';
  parentId: number | null;
  confirmName: string;
}

/** The first topics of the tree that is replaced. */
function LostTopics({ websiteId }: { websiteId: number }) {
  const { data: tree = [] } = useFaqTree(websiteId);
  const topics = tree.filter(({ parent_id }) => parent_id === null);
  const left = topics.length - topicsShown;
  return (
    <ul className="mt-1 grid list-disc pl-5 empty:hidden">
      {topics.slice(0, topicsShown).map(({ id, question }) => (
        <li key={id}>{question}</li>
      ))}
      {left > 0 && <li>{copy.otherTopics(left)}</li>}
    </ul>
  );
}

interface CopyModeFieldsProps {
  form: UseFormReturn<CopyForm>;
  /** Undefined until a target is chosen. */
  target: WebsiteOption | undefined;
}

/** Chooses whether the copies are added or replace all FAQs, or the FAQs are moved. To replace, the user must type the target's name. */
function CopyModeFields({ form, target }: CopyModeFieldsProps) {
  const { control, register, formState } = form;
  const { field } = useController({ control, name: 'mode' });
  const isReplacing = field.value === 'replace';
  return (
    <>
      <RadioList
        legend={copy.mode}
        choices={{ ...copy.modes, move: copy.moveMode }}
        value={field.value}
        onChange={field.onChange}
      />
      {isReplacing && target && (
        <>
          <Banner tone="danger">
            {copy.replaceWarning(target.faqs, target.name)}
            <LostTopics websiteId={target.id} />
          </Banner>
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
