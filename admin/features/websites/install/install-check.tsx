import { Radar, Square } from 'lucide-react';
import { useState } from 'react';
import { installsCopy as copy } from '../../../copy/installs.ts';
import { showError } from '../../../data/toasts.ts';
import { clock } from '../../../format/clock.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import type { InstallCheck as Check } from './use-install-check.ts';

interface InstallCheckProps {
  check: Check;
  start: () => Promise<void>;
  stop: () => void;
  /** Whether the bot may be used only on the website's links. */
  isLinksOnly: boolean;
}

/** A button that waits for the next load of the bot, and the result. */
export function InstallCheck({ check, start, stop, isLinksOnly }: InstallCheckProps) {
  const [isStarting, setStarting] = useState(false);
  const isWaiting = check.state === 'waiting';
  const press = async () => {
    if (isWaiting) return stop();
    setStarting(true);
    await start().catch((error: unknown) => showError(error, copy.checkFailed));
    setStarting(false);
  };
  return (
    <div className="grid gap-3">
      <Button
        className="justify-self-start"
        Icon={isWaiting ? Square : Radar}
        pending={isStarting}
        onClick={press}
      >
        {isWaiting ? copy.stopCheck : copy.check}
      </Button>
      <Outcome check={check} isLinksOnly={isLinksOnly} />
    </div>
  );
}

function Outcome({ check, isLinksOnly }: Pick<InstallCheckProps, 'check' | 'isLinksOnly'>) {
  if (check.state === 'idle') return null;
  if (check.state === 'waiting') {
    return (
      <p role="status" className="flex max-w-[42rem] items-start gap-2 text-14 text-muted">
        <span className="mt-1">
          <Spinner />
        </span>
        {copy.checkWaiting}
      </p>
    );
  }
  if (check.state === 'timed-out') return <Banner tone="neutral">{copy.checkTimedOut}</Banner>;
  const { seen, at } = check;
  const time = clock(at).time;
  return isLinksOnly && !seen.is_listed ? (
    <Banner tone="danger">{copy.checkRefused(seen.origin, time)}</Banner>
  ) : (
    <Banner tone="success">{copy.checkFound(seen.origin, time)}</Banner>
  );
}
