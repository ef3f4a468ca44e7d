import { useMutation } from '@tanstack/react-query';
import { Check, Plus } from 'lucide-react';
import { whitelistCopy as copy } from '../../copy/whitelist.ts';
import { Button } from '../../ui/button.tsx';
import { showFault, showToast } from '../../ui/toast.ts';
import { useWhitelistWrites } from './whitelist-writes.ts';

interface OwnAddressNoteProps {
  ip: string;
  isListed: boolean;
}

/** The address of the person at the screen, and one click to add it. */
export function OwnAddressNote({ ip, isListed }: OwnAddressNoteProps) {
  const { add } = useWhitelistWrites();
  const addition = useMutation({
    mutationFn: () => add(ip),
    onSuccess: ({ message }) => showToast('success', message),
    onError: showFault,
  });
  return (
    <div className="flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1 text-13">
      <p className="tabular">{copy.yourAddress(ip)}</p>
      {isListed ? (
        <p className="flex items-center gap-1 text-muted">
          <Check aria-hidden size={14} />
          {copy.listed}
        </p>
      ) : (
        <Button
          size="sm"
          icon={<Plus aria-hidden size={16} />}
          pending={addition.isPending}
          onClick={() => addition.mutate()}
        >
          {copy.addYours}
        </Button>
      )}
    </div>
  );
}
