import { Lock } from 'lucide-react';
import { useState } from 'react';
import { shellCopy } from '../copy/shell.ts';
import { useAreRightsConfirmed, useRights } from '../data/rights.ts';
import { Banner } from '../ui/banner.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import type { AdminPage } from './pages.ts';

/** A page, or a sentence that the user's role does not have it. */
export function RightPage({ page: { Component, label, right = 'read' } }: { page: AdminPage }) {
  const isAllowed = useRights()(right);
  const isConfirmed = useAreRightsConfirmed();
  const [wasAllowed, setWasAllowed] = useState(false);
  if (isAllowed && isConfirmed && !wasAllowed) setWasAllowed(true);
  if (isAllowed || wasAllowed)
    return (
      <>
        {/* The page stays open, so that nothing that was typed is lost. */}
        {!isAllowed && (
          <div className="mb-4">
            <Banner tone="danger">{shellCopy.rightLost}</Banner>
          </div>
        )}
        <Component />
      </>
    );
  return (
    <>
      <PageHeader title={label} />
      <div className="rounded-card border border-line bg-surface">
        <EmptyState icon={<Lock aria-hidden size={20} />}>{shellCopy.noRight}</EmptyState>
      </div>
    </>
  );
}
