/** The props of a dialog about a website's FAQs. */
export interface WebsiteDialogProps {
  websiteId: number;
  onClose: () => void;
}
