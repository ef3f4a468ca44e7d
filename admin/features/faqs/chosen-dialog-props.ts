/** What the dialog of an action on the chosen FAQs gets. */
export interface ChosenDialogProps {
  websiteId: number;
  /** The FAQs that were chosen when the action was pressed, on all pages. */
  ids: readonly number[];
  onClose: () => void;
}
