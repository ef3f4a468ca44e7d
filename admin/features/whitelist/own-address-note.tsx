import { Check, Plus } from 'lucide-react';
import { useState } from 'react';
import { proposeNetwork } from '../../../api/contract/ip-network.ts';
import { whitelistCopy as copy } from '../../copy/whitelist.ts';
import { showError, showToast } from '../../data/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { useWhitelistWrites } from './whitelist-writes.ts';

interface OwnAddressNoteProps {
  /** Undefined until it is loaded; empty if the server could not find it. */
  ip: string | undefined;
  isListed: boolean | undefined;
  isLoading: boolean;
}

/** Shows the IP address of the current user, with a button that adds it. */
export function OwnAddressNote({ ip, isListed, isLoading }: OwnAddressNoteProps) {
  const { add } = useWhitelistWrites();
  const [isAdding, setAdding] = useState(false);
  const addOwn = async (address: string) => {
    setAdding(true);
    try {
      const { message } = await add(address);
      showToast('success', message);
    } catch (error) {
      showError(error, copy.addFailed);
    }
    setAdding(false);
  };
  if (isLoading)
    return <div aria-hidden className="h-8 w-60 animate-pulse rounded-control bg-skeleton" />;
  if (!ip || isListed === undefined) return null;
  const proposed = proposeNetwork(ip);
  return (
    <div className="flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1 text-13">
      <p className="tabular">{copy.yourAddress(ip)}</p>
      {isListed ? (
        <p className="flex items-center gap-1 text-muted">
          <Check aria-hidden size={14} />
          {copy.listed}
        </p>
      ) : (
        <Button size="sm" Icon={Plus} pending={isAdding} onClick={() => void addOwn(proposed)}>
          {proposed === ip ? copy.addYours : copy.addYourNetwork(proposed)}
        </Button>
      )}
    </div>
  );
}
