import { shellCopy } from '../../copy/shell.ts';
import { PageHeader } from '../../ui/page-header.tsx';

export function ScriptPage() {
  return <PageHeader title={shellCopy.pages.script} />;
}
