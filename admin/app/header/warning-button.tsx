import { ShieldAlert } from 'lucide-react';
import { useState } from 'react';
import { warningsCopy as copy } from '../../copy/warnings.ts';
import { Button } from '../../ui/button.tsx';
import { lazyDialog } from '../../ui/lazy.tsx';
import { useWarnings } from './use-warnings.ts';

const WarningsDialog = lazyDialog(() => import('../layout-parts.ts').then((m) => m.WarningsDialog));

/** Sensitive writes, until the user has seen them. It is in the header, so that it moves nothing of the page's work. */
export function WarningButton() {
  const { data: warnings = [] } = useWarnings();
  const [isOpen, setOpen] = useState(false);
  const title = copy.title(warnings.length);
  return (
    <>
      <p role="status" className="sr-only">
        {warnings.length > 0 && `${title}. ${copy.lead}`}
      </p>
      {warnings.length > 0 && (
        <Button
          aria-label={title}
          aria-haspopup="dialog"
          data-tooltip={title}
          onClick={() => setOpen(true)}
          className="tabular border-warning bg-warning-soft px-2 text-warning max-sm:size-10 max-sm:px-0"
        >
          <ShieldAlert aria-hidden size={18} />
          {/* 'Satu perubahan penting' has no number. */}
          {warnings.length > 1 && (
            <span className="text-12 max-sm:hidden xl:hidden">{warnings.length}</span>
          )}
          <span className="max-xl:hidden">{title}</span>
        </Button>
      )}
      {isOpen && (
        <WarningsDialog
          onClose={() => {
            setOpen(false);
            // The button that would get the focus back is gone.
            if (warnings.length === 0) document.getElementById('isi')?.focus();
          }}
        />
      )}
    </>
  );
}
