import { shellCopy } from '../../copy/shell.ts';
import { PageHeader } from '../../ui/page-header.tsx';

export function FaqsPage() {
  return <PageHeader title={shellCopy.pages.faqs} />;
}
