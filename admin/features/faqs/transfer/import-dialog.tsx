import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import type { ImportResult } from '../../../../api/contract/faqs/faq-transfer.ts';
import type { PublicFaq } from '../../../../api/contract/public-api.ts';
import type { SearchedTree } from '../../../../widget/flow/search/run-tests.ts';
import { faqTransferCopy as copy } from '../../../copy/faqs/faq-transfer.ts';
import { uiCopy } from '../../../copy/ui.ts';
import { ApiError } from '../../../data/api-client.ts';
import { showFormErrors } from '../../../data/forms/form-errors.ts';
import { useRights } from '../../../data/rights.ts';
import { showToast } from '../../../data/toasts.ts';
import { useWebsiteName } from '../../../data/websites/shared-library.ts';
import { useWebsiteOptions } from '../../../data/websites/website-options.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Modal, ModalCancel } from '../../../ui/dialog/modal.tsx';
import { useModal } from '../../../ui/dialog/use-modal.ts';
import { Select } from '../../../ui/form/select.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useFaqWrites } from '../data/faq-writes.ts';
import type { WebsiteDialogProps } from '../data/website-dialog-props.ts';
import { LazySearchEffect } from '../tested/lazy-search-effect.ts';
import { WordsDialog } from '../words/words-dialog.tsx';
import { ImportInputs } from './import-inputs.tsx';
import { ImportProgress } from './import-progress.tsx';
import { asksForReading, Conversions, chosenColumns, ImportReading } from './import-reading.tsx';
import { ImportReport } from './import-report.tsx';
import { PasteField } from './paste-field.tsx';
import { type ImportForm, type Reading, useImport } from './use-import.ts';

interface ImportDialogProps extends WebsiteDialogProps {
  way?: ImportForm['way'];
}

interface ImportEffectProps {
  websiteId: number;
  /** The FAQs after the import. */
  tree: readonly PublicFaq[];
}

/** What was checked, and the result. */
interface Checked {
  form: ImportForm;
  result: ImportResult;
}

/** The form's field for each field of the server. */
const serverFields: Record<string, keyof ImportForm> = {
  file: 'file',
  text: 'text',
  html: 'text',
  confirm_name: 'confirmName',
};

/**
 * Imports a file or a text in two steps: a dry run that shows each line, then the import itself. If the dry run is read
 * otherwise (a column, the text), it is repeated.
 */
export function ImportDialog({ websiteId, way: firstWay = 'file', onClose }: ImportDialogProps) {
  const { running, send, cancel } = useImport(websiteId);
  const modal = useModal(() => {
    cancel();
    onClose();
  });
  const { finishImport } = useFaqWrites(websiteId);
  const name = useWebsiteName()(websiteId) ?? '';
  const { data: websites = [] } = useWebsiteOptions();
  const isEmpty = websites.some(({ id, faqs }) => id === websiteId && faqs === 0);
  const may = useRights();
  const [isFilling, setFilling] = useState(false);
  const [checked, setChecked] = useState<Checked>();
  /** Whether the user has changed how to read it, or the text, since it was checked. */
  const [isStale, setStale] = useState(false);
  const [isAsked, setAsked] = useState(false);
  /** The number of checks that the user has asked for, and whether one is running. */
  const checks = useRef({ wanted: 0, isRunning: false });
  const form = useForm<ImportForm>({
    defaultValues: {
      way: firstWay,
      file: undefined,
      starter: 'toko-online',
      text: '',
      pasted: undefined,
      mode: 'append',
      confirmName: '',
      reading: {},
    },
  });
  const { errors } = form.formState;
  const failure = errors.root?.server?.message;
  const [way, reading, text] = form.watch(['way', 'reading', 'text']);
  const isText = way === 'text';
  const { result } = checked ?? {};
  const replaces = checked?.form.mode === 'replace';
  // The result of a check that asked for columns says nothing of the FAQs, even when all are chosen.
  const isReadable =
    checked && result && !chosenColumns(result, checked.form.reading).includes(null);
  const mustCheck = result === undefined || isStale;
  const isReady =
    isReadable &&
    !isStale &&
    result.faults.length === 0 &&
    result.added + result.changed + result.removed > 0;

  const fail = (error: unknown, failed: string) => {
    const fields = error instanceof ApiError ? error.fields : {};
    if ('file' in fields) {
      form.setValue('file', undefined);
      // The field must be there for the focus.
      flushSync(() => setChecked(undefined));
    }
    // The changed text of a table may have other columns.
    if ('columns' in fields && isText) form.setValue('reading.columns', undefined);
    showFormErrors(error, serverFields, form.setError, failed);
  };

  const check = async () => {
    const { current } = checks;
    current.wanted += 1;
    setStale(true);
    // The server takes one import of an account at a time. Another check follows the running one.
    if (current.isRunning) return;
    current.isRunning = true;
    form.clearErrors();
    try {
      for (let done = 0; done !== current.wanted; ) {
        done = current.wanted;
        const given = { ...form.getValues() };
        const result = await send('check', given);
        if (result === undefined) return;
        setChecked({ form: given, result });
        if (asksForReading(result)) setAsked(true);
        setStale(form.getValues('text') !== given.text);
      }
    } catch (error) {
      fail(error, copy.checkFailed);
    } finally {
      current.isRunning = false;
    }
  };

  const read = (changed: Reading) => {
    form.setValue('reading', changed);
    if (result && !chosenColumns(result, changed).includes(null)) void check();
  };

  const submit = async ({ confirmName }: ImportForm) => {
    if (checked === undefined || isStale) return await check();
    try {
      const imported = await finishImport(send('import', { ...checked.form, confirmName }));
      if (imported === undefined) return;
      // Another user has saved changes since the dry run.
      if (imported.faults.length > 0) {
        setChecked({ ...checked, result: imported });
        return;
      }
      showToast('success', imported.message, imported.undo);
      // An example has words that each website fills in itself.
      if (way === 'starter' && may('manage', websiteId)) setFilling(true);
      else modal.close();
    } catch (error) {
      fail(error, copy.importFailed);
    }
  };

  const startOver = () => {
    form.setValue('reading', {});
    form.clearErrors();
    setAsked(false);
  };

  const submitLabel = () => {
    if (running) return running.task === 'check' ? copy.checking : copy.importing;
    if (failure !== undefined) return uiCopy.retry;
    if (!mustCheck) return copy.importNow;
    return result && isText ? copy.readAgain : copy.check;
  };

  const report = result && (
    <div className="grid min-w-0 content-start gap-4">
      <ImportReading result={result} reading={reading} isAsked={isAsked} onChange={read} />
      {isReadable && (
        <div
          aria-busy={isStale}
          className={classNames('grid min-w-0 gap-4', isStale && 'opacity-60')}
        >
          <Conversions
            conversions={result.conversions}
            keep={reading.keep ?? []}
            onChange={(keep) => read({ ...reading, keep })}
          />
          {result.keywords_mode && meetsFaqs(result) && (
            <Select
              label={copy.keywordsMode}
              options={copy.keywordsModes}
              value={reading.keywordsMode ?? result.keywords_mode}
              onChange={(keywordsMode) => read({ ...reading, keywordsMode })}
            />
          )}
          <ImportReport result={result} />
        </div>
      )}
    </div>
  );

  if (isFilling) return <WordsDialog websiteId={websiteId} onClose={onClose} />;
  return (
    <Modal
      state={modal}
      title={copy.importTitle}
      size={result === undefined ? 'modal' : 'editor'}
      isDirty={isText && text.trim() !== ''}
      onSubmit={form.handleSubmit(submit)}
      actions={
        <>
          {result === undefined || running ? (
            <ModalCancel />
          ) : (
            <Button onClick={() => setChecked(undefined)}>
              {way === 'file' ? copy.otherFile : copy.back}
            </Button>
          )}
          {(result === undefined || isReady || (isStale && isReadable)) && (
            <Button
              type="submit"
              tone={!mustCheck && replaces ? 'danger' : 'primary'}
              pending={running !== undefined}
            >
              {submitLabel()}
            </Button>
          )}
        </>
      }
    >
      {failure !== undefined && <Banner tone="danger">{failure}</Banner>}
      <p className="text-14 text-muted">
        {copy.into} <span className="font-medium text-text wrap-anywhere">{name}</span>
      </p>
      {result === undefined && <ImportInputs form={form} isEmpty={isEmpty} onChange={startOver} />}
      {isText && result ? (
        <div className="grid min-w-0 gap-4 md:grid-cols-2">
          <PasteField form={form} onChange={() => setStale(true)} />
          {report}
        </div>
      ) : (
        report
      )}
      {isReady && result.tree && <ImportEffect websiteId={websiteId} tree={result.tree} />}
      {isReady && replaces && (
        <TextField
          label={copy.confirmName(name)}
          required
          error={errors.confirmName?.message}
          autoComplete="off"
          {...form.register('confirmName')}
        />
      )}
      {running && <ImportProgress key={running.task} {...running} />}
    </Modal>
  );
}

/** Whether a line is about a FAQ that the website has, or may be. */
function meetsFaqs({ changed, unchanged, faults }: ImportResult): boolean {
  return changed + unchanged + faults.length > 0;
}

/** Shows what an import changes for the questions of visitors. */
function ImportEffect({ websiteId, tree }: ImportEffectProps) {
  const after = useCallback(({ words }: SearchedTree) => ({ faqs: tree, words }), [tree]);
  return <LazySearchEffect websiteId={websiteId} after={after} />;
}
