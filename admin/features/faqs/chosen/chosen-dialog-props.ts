/** The props of the dialog for an action on the chosen FAQs. */
export interface ChosenDialogProps {
  websiteId: number;
  /** The FAQs of all pages that were chosen when the action was pressed. */
  ids: readonly number[];
  onClose: () => void;
}
