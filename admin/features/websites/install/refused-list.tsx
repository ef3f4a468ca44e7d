import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { installsCopy as copy } from '../../../copy/installs.ts';
import { uiCopy } from '../../../copy/ui.ts';
import { api, readResponse } from '../../../data/api-client.ts';
import { finishWrite } from '../../../data/finish-write.ts';
import { useCreateOnce } from '../../../data/forms/create-once.ts';
import { showError, showToast } from '../../../data/toasts.ts';
import { websitesKey } from '../../../data/websites/website-settings.ts';
import { Button } from '../../../ui/button.tsx';
import { useSeenOrigins } from '../data/origin-queries.ts';
import { dayName } from './day-name.ts';

interface RefusedListProps {
  websiteId: number;
  /** False if the mode for links only is chosen but not saved yet. */
  isEffective: boolean;
}

/** Lists the seen or refused origins that are not among the website's links. */
export function RefusedList({ websiteId, isEffective }: RefusedListProps) {
  const { data } = useSeenOrigins(websiteId);
  const { allow } = useAllowOrigin(websiteId);
  const [allowing, setAllowing] = useState<string>();
  const refused = (data ?? [])
    .filter(({ is_listed: isListed }) => !isListed)
    .sort((one, other) => (other.refused_on ?? '').localeCompare(one.refused_on ?? ''));
  if (refused.length === 0) return null;
  const now = new Date();
  const title = isEffective ? copy.refusedTitle : copy.refusedNext;

  const press = async (origin: string) => {
    setAllowing(origin);
    await allow(origin);
    setAllowing(undefined);
  };

  return (
    <section aria-label={title} className="grid gap-2">
      <h3 className="text-13 font-medium">{title}</h3>
      <p className="text-13 text-muted">{copy.refusedForgeable}</p>
      <ul className="rounded-control border border-line">
        {refused.map(({ origin, refused_on: refusedOn, last_on: lastOn }) => (
          <li
            key={origin}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 not-last:border-b not-last:border-line"
          >
            <div className="grid min-w-0 text-14">
              <span className="font-medium wrap-anywhere">{origin}</span>
              <span className="text-13 text-muted">
                {refusedOn === null
                  ? copy.notRefusedYet(dayName(lastOn, now))
                  : copy.refusedOn(dayName(refusedOn, now))}
              </span>
            </div>
            <Button
              size="sm"
              aria-label={copy.allowFor(origin)}
              pending={allowing === origin}
              onClick={() => press(origin)}
            >
              {copy.allow}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const links = api.api.livechatwebsitelinks;

/** Adds an origin to a website's links. The toast's button removes it again. */
function useAllowOrigin(websiteId: number) {
  const queryClient = useQueryClient();
  const createOnce = useCreateOnce();
  // The write changes the list of origins and the list of links.
  const refresh = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: websitesKey }),
      queryClient.invalidateQueries({ queryKey: ['links'] }),
    ]);

  const undo = async (origin: string, id: number) => {
    try {
      const removal = links[':id'].$delete({ param: { id: `${id}` }, query: {} });
      await finishWrite(readResponse(removal), refresh);
      showToast('success', copy.allowUndone(origin));
    } catch (error) {
      showError(error, copy.undoFailed);
    }
  };

  return {
    async allow(origin: string): Promise<void> {
      try {
        const json = { link: origin, website_id: websiteId };
        const creation = createOnce((options) => readResponse(links.$post({ json }, options)));
        const { id } = await finishWrite(creation, refresh);
        const run = () => void undo(origin, id);
        showToast('success', copy.allowed(origin), { label: uiCopy.undo, run });
      } catch (error) {
        showError(error, copy.allowFailed);
      }
    },
  };
}
