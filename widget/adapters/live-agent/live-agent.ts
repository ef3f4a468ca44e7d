import { recognizeLivechat } from '../../../api/contract/livechat-provider.ts';
import type { FaqSource } from '../../flow/chat-types.ts';
import type {
  HandoverContext,
  HandoverEffect,
  HandoverEvent,
  HandoverOutcome,
} from '../../flow/handover-types.ts';
import type { LiveAgent, LivechatReader } from '../../ports.ts';
import { keepHandover, recallHandover } from './handover-memory.ts';
import { handoverNotes } from './handover-notes.ts';
import { openLink } from './link.ts';
import { livechatLink } from './livechat-link.ts';
import type { Vendor, VendorChat } from './vendor.ts';
import { vendorOf } from './vendor-of.ts';
import { atWallClock } from './wall-clock.ts';
import { within } from './within.ts';

/** How long a vendor's script may stay silent before the link takes its place. */
export const vendorTimeoutMs = 10_000;

export interface LiveAgentOptions {
  livechat: LivechatReader;
  /** Where the chat opens: in its vendor's window in the page, in a tab, or in the page's place. */
  place: () => 'window' | 'tab' | 'page';
  /** The page's CSP nonce, empty when it has none. */
  nonce: string;
}

type OpenEffect = Extract<HandoverEffect, { type: 'open-live-agent' }>;
type Tell = (event: HandoverEvent) => void;

/** A page has one window for all its bots: the first to bring it back after a page load has it. */
let holder: object | undefined;

/** Reaches a live agent by the website's live-chat link: in its vendor's window, or by opening the link. */
export function liveAgent({ livechat, place, nonce }: LiveAgentOptions): LiveAgent {
  const self = {};
  const link = livechatLink(livechat);
  let opening = new AbortController();
  let joined: { vendor: Vendor; chat: VendorChat; href: string; isReady: boolean } | undefined;
  let stopWatching = () => {};

  return {
    run(effect, tell) {
      switch (effect.type) {
        case 'prepare-live-agent':
          // The handover itself will ask again, and say so if that fails too.
          return void link.read(effect.source, opening.signal).catch(() => {});
        case 'open-live-agent':
          return void open(effect, tell);
        case 'show-live-chat':
          return showAgain(effect.request, effect.context, tell);
        case 'hide-live-chat':
          return attempt(() => joined?.chat.hide());
        case 'close-live-chat':
          return close(effect.isEnded);
        case 'watch-deadline':
          return watch(effect.request, effect.deadlineMs, tell);
        case 'keep-handover':
          return keepHandover(effect.source, effect.kept);
        case 'recall-handover':
          return recall(effect.source, tell);
      }
    },
  };

  async function open(effect: OpenEffect, tell: Tell): Promise<void> {
    holder = self;
    const { signal } = opening;
    const outcome = await reach(effect, signal, tell).catch(
      (): HandoverOutcome => ({
        type: 'failed',
      }),
    );
    if (outcome === 'in-window' || signal.aborted) return;
    close(false);
    tell({ type: 'handover-ended', request: effect.request, outcome });
  }

  async function reach(
    effect: OpenEffect,
    signal: AbortSignal,
    tell: Tell,
  ): Promise<HandoverOutcome | 'in-window'> {
    // No `await` when the link is at hand: the tab must open within the tap.
    const known = link.atHand(effect.source);
    const href = known === undefined ? await link.read(effect.source, signal) : known;
    if (href === null) return { type: 'absent' };
    const where = place();
    const provider = where === 'window' ? recognizeLivechat(href) : undefined;
    const vendor = provider && vendorOf(provider);
    if (vendor && (await bringUp(vendor, href, effect, signal, tell))) return 'in-window';
    // A page that has just loaded must not open tabs by itself.
    const opened = effect.recalled ? undefined : openLink(href, where === 'page' ? 'page' : 'tab');
    return vendor || !opened ? { type: 'fell-back', href } : opened;
  }

  async function bringUp(
    vendor: Vendor,
    href: string,
    { request, context, recalled }: OpenEffect,
    signal: AbortSignal,
    tell: Tell,
  ): Promise<boolean> {
    try {
      const chat = vendor.join({
        nonce,
        tell: (happening) => tell({ type: `live-chat-${happening}`, request }),
      });
      const own = { vendor, chat, href, isReady: false };
      joined = own;
      await within(vendorTimeoutMs, chat.ready, signal);
      own.isReady = true;
      if (recalled?.isAway) chat.hide();
      else chat.show(handoverNotes(context));
    } catch {
      return false;
    }
    tell({ type: 'live-chat-shown', request, nowMs: Date.now() });
    if (isRunning()) tell({ type: 'live-chat-started', request });
    return true;
  }

  function showAgain(request: number, context: HandoverContext, tell: Tell): void {
    if (joined === undefined) return;
    const { chat, href } = joined;
    try {
      chat.show(handoverNotes(context));
    } catch {
      close(false);
      tell({ type: 'handover-ended', request, outcome: { type: 'fell-back', href } });
    }
  }

  function watch(request: number, deadlineMs: number | null, tell: Tell): void {
    stopWatching();
    stopWatching = () => {};
    if (deadlineMs === null || joined?.vendor.abilities.started === 'absent') return;
    stopWatching = atWallClock(deadlineMs, () =>
      // What the vendor says now counts more than an event that may have been missed.
      tell({ type: isRunning() ? 'live-chat-started' : 'deadline-passed', request }),
    );
  }

  function isRunning(): boolean {
    try {
      return joined?.chat.isRunning() ?? false;
    } catch {
      return false;
    }
  }

  function recall(source: FaqSource, tell: Tell): void {
    if (place() !== 'window' || holder !== undefined) return;
    const kept = recallHandover(source);
    if (kept) tell({ type: 'handover-recalled', kept, nowMs: Date.now() });
  }

  function close(isEnded: boolean): void {
    opening.abort();
    opening = new AbortController();
    stopWatching();
    if (holder === self) holder = undefined;
    if (joined === undefined) return;
    const { chat, isReady } = joined;
    joined = undefined;
    if (isReady && isEnded) attempt(() => chat.end());
    // No word of ours may come back as an event of the visitor's.
    attempt(() => chat.leave());
    if (isReady) attempt(() => chat.hide());
  }
}

/** A vendor that is out of order must not take the bot along. */
function attempt(call: () => void): void {
  try {
    call();
  } catch {
    // There is nobody to tell: the window is on its way out.
  }
}
