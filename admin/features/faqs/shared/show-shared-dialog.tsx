import { useDeferredValue, useState } from 'react';
import type { SharedChoice } from '../../../../api/contract/faqs/shared-faqs.ts';
import { foldText } from '../../../../api/contract/texts/find-words.ts';
import { faqsCopy } from '../../../copy/faqs/faqs.ts';
import { sharedFaqsCopy as copy } from '../../../copy/faqs/shared-faqs.ts';
import { uiCopy } from '../../../copy/ui.ts';
import { FormModal } from '../../../ui/dialog/form-modal.tsx';
import { useModal } from '../../../ui/dialog/use-modal.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { branchesOf } from '../data/faq-tree.ts';
import type { WebsiteDialogProps } from '../data/website-dialog-props.ts';
import { ParentSelect } from '../tree/parent-select.tsx';
import { CheckedLine } from './checked-line.tsx';
import { useSharedChoices } from './shared-queries.ts';
import { useSharedWrites } from './shared-writes.ts';
import { useCheckedForm } from './use-checked-form.ts';

/** More lines at once would make each press slow. */
const shownMost = 200;

/** Shows branches of the library in a website. */
export function ShowSharedDialog({ websiteId, onClose }: WebsiteDialogProps) {
  const modal = useModal(onClose);
  const { data: choices, error, refetch } = useSharedChoices(websiteId);
  const { show } = useSharedWrites();
  const [typed, setTyped] = useState('');
  const words = foldText(useDeferredValue(typed).trim());
  const [parentId, setParentId] = useState<number | null>(null);
  const { ids, setIds, form } = useCheckedForm({
    modal,
    send: (ids) => show(websiteId, { source_id: ids, parent_id: parentId }),
    failed: copy.failed,
  });
  const inBranches = branchesOf(choices ?? [], ids);
  const found = choices?.filter(({ question }) => foldText(question).includes(words)) ?? [];

  return (
    <FormModal
      {...form}
      title={copy.showTitle}
      submitLabel={copy.showSubmit}
      canSubmit={ids.length > 0}
    >
      <p className="text-14 text-muted">{copy.showHelp}</p>
      <TextField
        label={copy.search}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {error && !choices && <LoadError onRetry={() => void refetch()} />}
      <p role="status" className="text-13 text-muted empty:sr-only">
        {!choices ? !error && uiCopy.loading : found.length === 0 && faqsCopy.noneFound}
      </p>
      {found.length > 0 && (
        <fieldset className="max-h-72 min-w-0 overflow-y-auto rounded-control border border-line py-1">
          <legend className="sr-only">{copy.showTitle}</legend>
          {found.slice(0, shownMost).map((choice) => {
            const { id, question, depth, answers, is_shown } = choice;
            const isBelowChosen = inBranches.has(id) && !ids.includes(id);
            return (
              <CheckedLine
                key={id}
                depth={words === '' ? depth : 0}
                isChecked={inBranches.has(id)}
                isDisabled={is_shown || isBelowChosen}
                onChange={(isChecked) => {
                  // A branch contains what was chosen inside of it.
                  const branch = branchesOf(choices ?? [], [id]);
                  const others = ids.filter((each) => !branch.has(each));
                  setIds(isChecked ? [...others, id] : others);
                }}
                note={is_shown ? shownNote(choice) : copy.answers(answers)}
              >
                {question}
              </CheckedLine>
            );
          })}
        </fieldset>
      )}
      {found.length > shownMost && (
        <p className="text-13 text-muted">{copy.moreChoices(found.length - shownMost)}</p>
      )}
      <ParentSelect websiteId={websiteId} value={parentId} onChange={setParentId} />
    </FormModal>
  );
}

function shownNote({ is_partly }: SharedChoice): string {
  return is_partly ? copy.partlyShown : copy.alreadyShown;
}
