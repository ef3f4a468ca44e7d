/** The menus of the FAQ page and the dialogs behind them: one file, loaded after the list. The menus share the library's code. */

export { DeleteChosenDialog } from '../chosen/delete-chosen-dialog.tsx';
export { MoveChosenDialog } from '../chosen/move-chosen-dialog.tsx';
export { ReplaceDialog } from '../chosen/replace-dialog.tsx';
export { EditFaqDialog } from '../form/edit-faq-dialog.tsx';
export { ChangesDialog } from '../publishing/changes-dialog.tsx';
export { PublishDialog } from '../publishing/publish-dialog.tsx';
export { PublishingDialog } from '../publishing/publishing-dialog.tsx';
export { ReleasesDialog } from '../publishing/releases-dialog.tsx';
export { ReviewDialog } from '../review/review-dialog.tsx';
export { TrySearchDialog } from '../search/try-search-dialog.tsx';
export { AlikeDialog } from '../shared/alike-dialog.tsx';
export { PublishSharedDialog } from '../shared/publish-shared-dialog.tsx';
export { ShowSharedDialog } from '../shared/show-shared-dialog.tsx';
export { CopyFaqsDialog } from '../transfer/copy-faqs-dialog.tsx';
export { CopyFromDialog } from '../transfer/copy-from-dialog.tsx';
export { ExportDialog } from '../transfer/export-dialog.tsx';
export { ImportDialog } from '../transfer/import-dialog.tsx';
export { MoveFaqDialog } from '../tree/move-dialog.tsx';
export { WordsDialog } from '../words/words-dialog.tsx';
export { FilterMenu } from './filter-menu.tsx';
export { PageMenu } from './page-menu.tsx';
export { RowMenu } from './row-menu.tsx';
export { ViewMenu } from './view-menu.tsx';
