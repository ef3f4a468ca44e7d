import { type ComponentProps, type ComponentType, createElement } from 'react';
import { DeleteChosenDialog } from '../chosen/delete-chosen-dialog.tsx';
import { MoveChosenDialog } from '../chosen/move-chosen-dialog.tsx';
import { ReplaceDialog } from '../chosen/replace-dialog.tsx';
import { EditFaqDialog } from '../form/edit-faq-dialog.tsx';
import { ChangesDialog } from '../publishing/changes-dialog.tsx';
import { PublishDialog } from '../publishing/publish-dialog.tsx';
import { PublishingDialog } from '../publishing/publishing-dialog.tsx';
import { ReleasesDialog } from '../publishing/releases-dialog.tsx';
import { ReviewDialog } from '../review/review-dialog.tsx';
import { TrySearchDialog } from '../search/try-search-dialog.tsx';
import { AlikeDialog } from '../shared/alike-dialog.tsx';
import { PublishSharedDialog } from '../shared/publish-shared-dialog.tsx';
import { ShowSharedDialog } from '../shared/show-shared-dialog.tsx';
import { CopyFaqsDialog } from '../transfer/copy-faqs-dialog.tsx';
import { CopyFromDialog } from '../transfer/copy-from-dialog.tsx';
import { ExportDialog } from '../transfer/export-dialog.tsx';
import { ImportDialog } from '../transfer/import-dialog.tsx';
import { MoveFaqDialog } from '../tree/move-dialog.tsx';
import { WordsDialog } from '../words/words-dialog.tsx';
import { FilterMenu } from './filter-menu.tsx';
import { PageMenu } from './page-menu.tsx';
import { RowMenu } from './row-menu.tsx';
import { ViewMenu } from './view-menu.tsx';

const parts = {
  page: PageMenu,
  filter: FilterMenu,
  view: ViewMenu,
  row: RowMenu,
  edit: EditFaqDialog,
  import: ImportDialog,
  export: ExportDialog,
  copy: CopyFaqsDialog,
  'copy-from': CopyFromDialog,
  'try-search': TrySearchDialog,
  replace: ReplaceDialog,
  words: WordsDialog,
  review: ReviewDialog,
  publishing: PublishingDialog,
  releases: ReleasesDialog,
  changes: ChangesDialog,
  publish: PublishDialog,
  move: MoveFaqDialog,
  'move-chosen': MoveChosenDialog,
  'delete-chosen': DeleteChosenDialog,
  'show-shared': ShowSharedDialog,
  alike: AlikeDialog,
  'publish-shared': PublishSharedDialog,
};

type Parts = typeof parts;
type FaqPartProps = {
  [Name in keyof Parts]: { part: Name } & ComponentProps<Parts[Name]>;
}[keyof Parts];

/** The menus of the FAQ page and the dialogs behind them: they are loaded together, after the list. */
export function FaqPart({ part, ...props }: FaqPartProps) {
  return createElement(parts[part] as ComponentType<object>, props);
}
