import { create } from 'zustand';
import { useSession } from '../../../data/session-store.ts';
import { readItem, storeItem } from '../../../data/stored-item.ts';

/** How an account copies answers on this device. The next person at it must not send its lines unseen. */
export interface CopyChoices {
  format: 'whatsapp' | 'plain';
  withQuestion: boolean;
  withLink: boolean;
  withLines: boolean;
  /** The own lines above and below the answers. */
  opening: string;
  closing: string;
}

const usual: CopyChoices = {
  format: 'whatsapp',
  withQuestion: false,
  withLink: false,
  withLines: true,
  opening: '',
  closing: '',
};

/** A copy of localStorage: `{ 'copying:7': { "format": "plain" } }`. */
const useStored = create<Record<string, CopyChoices>>(() => ({}));

export function useCopyChoices(): CopyChoices {
  const key = useSession(keyOf);
  return useStored((stored) => stored[key]) ?? readStored(key);
}

export function findCopyChoices(): CopyChoices {
  const key = keyOf(useSession.getState());
  return useStored.getState()[key] ?? readStored(key);
}

export function changeCopyChoices(change: Partial<CopyChoices>): void {
  const key = keyOf(useSession.getState());
  const choices = { ...findCopyChoices(), ...change };
  useStored.setState({ [key]: choices });
  storeItem('localStorage', key, JSON.stringify(choices));
}

function readStored(key: string): CopyChoices {
  try {
    return { ...usual, ...JSON.parse(readItem('localStorage', key) ?? '{}') };
  } catch {
    return usual;
  }
}

function keyOf({ userId }: { userId: number | undefined }): string {
  return `copying:${userId}`;
}
