import type { WebsiteDialogProps } from '../data/website-dialog-props.ts';

/** The props of the dialog for an action on the chosen FAQs. */
export interface ChosenDialogProps extends WebsiteDialogProps {
  /** The FAQs of all pages that were chosen when the action was pressed. */
  ids: readonly number[];
}
