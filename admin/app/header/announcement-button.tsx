import { Megaphone } from 'lucide-react';
import { useState } from 'react';
import { shellCopy } from '../../copy/shell.ts';
import { useRights } from '../../data/rights.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { lazyPart } from '../../ui/lazy.tsx';

const AnnouncementsDialog = lazyPart(() =>
  import('../layout-parts.ts').then((m) => m.AnnouncementsDialog),
);

/** Opens the announcements, from every page. */
export function AnnouncementButton() {
  const may = useRights();
  const [isOpen, setOpen] = useState(false);
  if (!may('manage')) return null;
  return (
    <>
      <IconButton
        label={shellCopy.announcements}
        aria-haspopup="dialog"
        Icon={Megaphone}
        iconSize={20}
        onClick={() => setOpen(true)}
      />
      {isOpen && <AnnouncementsDialog onClose={() => setOpen(false)} />}
    </>
  );
}
