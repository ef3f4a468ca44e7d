import { Lock } from 'lucide-react';
import { shellCopy } from '../copy/shell.ts';
import { useRights } from '../data/rights.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import type { AdminPage } from './pages.ts';

/** A page, or a sentence that the user's role does not have it. */
export function RightPage({ page: { Component, label, right = 'read' } }: { page: AdminPage }) {
  const may = useRights();
  if (may(right)) return <Component />;
  return (
    <>
      <PageHeader title={label} />
      <div className="rounded-card border border-line bg-surface">
        <EmptyState icon={<Lock aria-hidden size={20} />}>{shellCopy.noRight}</EmptyState>
      </div>
    </>
  );
}
