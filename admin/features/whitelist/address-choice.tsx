import { LocateFixed } from 'lucide-react';
import { whitelistCopy as copy } from '../../copy/whitelist.ts';
import { Button } from '../../ui/button.tsx';
import { Switch } from '../../ui/form/switch.tsx';
import { useOwnAddress } from './whitelist-queries.ts';

interface AddressChoiceProps {
  isNetwork: boolean;
  onChange: (isNetwork: boolean) => void;
  /** Called with the user's own address, which the form is to be filled with. */
  onFillOwn: (address: string) => void;
}

/** Whether the field takes a network, and a button that fills in the user's own address. */
export function AddressChoice({ isNetwork, onChange, onFillOwn }: AddressChoiceProps) {
  const ip = useOwnAddress().data?.ip;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the switch is its control. */}
      <label className="flex min-h-8 cursor-pointer items-center gap-2 text-14">
        <Switch label={copy.isNetwork} checked={isNetwork} onChange={onChange} />
        {copy.isNetwork}
      </label>
      {ip && (
        <Button size="sm" Icon={LocateFixed} onClick={() => onFillOwn(ip)}>
          {copy.useOwn}
        </Button>
      )}
    </div>
  );
}
