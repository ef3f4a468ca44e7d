import { ShieldAlert } from 'lucide-react';
import { useState } from 'react';
import { warningsCopy as copy } from '../../copy/warnings.ts';
import { formatCount } from '../../format/number.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { lazyPart } from '../../ui/lazy.tsx';
import { useWarnings } from './use-warnings.ts';

const WarningsDialog = lazyPart(() => import('../layout-parts.ts').then((m) => m.WarningsDialog));

/** Sensitive writes, until the user has seen them. It is in the header, so that it moves nothing of the page's work. */
export function WarningButton() {
  const { data: warnings = [] } = useWarnings();
  const [isOpen, setOpen] = useState(false);
  const count = warnings[0]?.all_data ?? 0;
  const shownCount = formatCount(count);
  const name = copy.titleWithCount(shownCount);
  return (
    <>
      <p role="status" className="sr-only">
        {count > 0 && `${name}. ${copy.lead}`}
      </p>
      {count > 0 && (
        <IconButton
          label={name}
          aria-haspopup="dialog"
          Icon={ShieldAlert}
          iconSize={20}
          badge={shownCount}
          onClick={() => setOpen(true)}
          className="size-10 text-warning hover:text-warning"
        />
      )}
      {isOpen && (
        <WarningsDialog
          onClose={() => {
            setOpen(false);
            // The button that would get the focus back is gone.
            if (count === 0) document.getElementById('isi')?.focus();
          }}
        />
      )}
    </>
  );
}
