import { FileText } from 'lucide-react';
import { pageNames } from '../copy/page-names.ts';
import { shellCopy } from '../copy/shell.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHeader } from '../ui/page-header.tsx';

export function BlankPage() {
  return (
    <>
      <PageHeader title={pageNames.blank} />
      <div className="rounded-card border border-line bg-surface">
        <EmptyState Icon={FileText}>{shellCopy.blankText}</EmptyState>
      </div>
    </>
  );
}
