import { Pencil, SlidersHorizontal, Trash2 } from 'lucide-react';
import type { Website } from '../../../api/contract/entities.ts';
import { defaultWebsiteId } from '../../../api/contract/well-known-ids.ts';
import { websitesCopy as copy } from '../../copy/websites.ts';
import { IconButton, IconLink } from '../../ui/icon-button.tsx';

interface WebsiteRowActionsProps {
  website: Website;
  onEdit: (website: Website) => void;
  onRemove: (website: Website) => void;
}

export function WebsiteRowActions({ website, onEdit, onRemove }: WebsiteRowActionsProps) {
  return (
    <>
      <IconLink
        label={copy.settings}
        icon={<SlidersHorizontal aria-hidden size={16} />}
        to={`/website/${website.id}`}
      />
      <IconButton
        label={copy.edit}
        icon={<Pencil aria-hidden size={16} />}
        onClick={() => onEdit(website)}
        data-on-enter
      />
      <IconButton
        label={copy.remove}
        icon={<Trash2 aria-hidden size={16} />}
        disabledReason={website.id === defaultWebsiteId ? copy.cannotRemoveDefault : undefined}
        onClick={() => onRemove(website)}
        className="not-aria-disabled:hover:bg-danger-soft not-aria-disabled:hover:text-danger"
      />
    </>
  );
}
