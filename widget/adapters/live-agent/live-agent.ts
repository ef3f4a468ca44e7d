import { recognizeLivechatUrl } from '../../../api/contract/bot/livechat-vendors.ts';
import type { FaqSource } from '../../flow/faq-source.ts';
import type {
  HandoverContext,
  HandoverEffect,
  HandoverEvent,
  HandoverOutcome,
} from '../../flow/handover-types.ts';
import type { LiveAgent, LivechatReader } from '../../ports.ts';
import { handoverNotes } from './handover-notes.ts';
import { loadHandover, saveHandover } from './handover-storage.ts';
import { openLink } from './link.ts';
import { livechatLinkCache } from './livechat-link-cache.ts';
import type { Vendor, VendorChat } from './vendor.ts';
import { vendorOf } from './vendor-of.ts';
import { atWallClock } from './wall-clock.ts';
import { withTimeout } from './with-timeout.ts';

/** If the vendor's script does not respond in this time, the link is opened instead. */
const vendorTimeoutMs = 10_000;

export interface LiveAgentOptions {
  livechat: LivechatReader;
  /** Where the chat opens: in the vendor's window, in a new tab, or instead of the page. */
  target: () => 'window' | 'tab' | 'page';
  /** The page's CSP nonce, empty when it has none. */
  nonce: string;
}

type OpenEffect = Extract<HandoverEffect, { type: 'open-live-agent' }>;
type Emit = (event: HandoverEvent) => void;

/** The bot that uses the page's vendor window. There is one window for all bots, so only one may resume it. */
let activeBot: object | undefined;

/** Opens a live agent by the website's live-chat link: in its vendor's window, or as a plain link. */
export function liveAgent({ livechat, target, nonce }: LiveAgentOptions): LiveAgent {
  const self = {};
  const links = livechatLinkCache(livechat);
  let opening = new AbortController();
  let session: { vendor: Vendor; chat: VendorChat; href: string; isReady: boolean } | undefined;
  let stopTimer = () => {};

  return {
    run(effect, emit) {
      switch (effect.type) {
        case 'prepare-live-agent':
          // Ignore an error here: the handover reads the link again and reports the error.
          return void links.read(effect.source, opening.signal).catch(() => {});
        case 'open-live-agent':
          return void open(effect, emit);
        case 'show-vendor-chat':
          return showAgain(effect.request, effect.context, emit);
        case 'hide-vendor-chat':
          return ignoreErrors(() => session?.chat.hide());
        case 'close-vendor-chat':
          return close(effect.isEnded);
        case 'watch-deadline':
          return watch(effect.request, effect.deadlineMs, emit);
        case 'save-handover':
          return saveHandover(effect.source, effect.saved);
        case 'load-handover':
          return load(effect.source, emit);
      }
    },
  };

  async function open(effect: OpenEffect, emit: Emit): Promise<void> {
    activeBot = self;
    const { signal } = opening;
    const outcome = await openTarget(effect, signal, emit).catch(
      (): HandoverOutcome => ({
        type: 'failed',
      }),
    );
    if (outcome === 'in-window' || signal.aborted) return;
    close(false);
    emit({ type: 'handover-ended', request: effect.request, outcome });
  }

  async function openTarget(
    effect: OpenEffect,
    signal: AbortSignal,
    emit: Emit,
  ): Promise<HandoverOutcome | 'in-window'> {
    // Do not `await` a cached link: browsers allow a new tab only during the tap.
    const cached = links.cached(effect.source);
    const href = cached === undefined ? await links.read(effect.source, signal) : cached;
    if (href === null) return { type: 'absent' };
    const where = target();
    const found = where === 'window' ? recognizeLivechatUrl(new URL(href)) : undefined;
    const vendor = found && vendorOf(found);
    if (vendor && (await openWindow(vendor, href, effect, signal, emit))) return 'in-window';
    // After a page load there was no tap, so do not open a tab.
    const opened = effect.saved ? undefined : openLink(href, where === 'page' ? 'page' : 'tab');
    return vendor || !opened ? { type: 'fell-back', href } : opened;
  }

  async function openWindow(
    vendor: Vendor,
    href: string,
    { request, context, saved }: OpenEffect,
    signal: AbortSignal,
    emit: Emit,
  ): Promise<boolean> {
    try {
      const chat = vendor.connect({
        nonce,
        emit: (event) => emit({ type: `vendor-chat-${event}`, request }),
      });
      const own = { vendor, chat, href, isReady: false };
      session = own;
      await withTimeout(vendorTimeoutMs, chat.ready, signal);
      own.isReady = true;
      if (saved?.isAway) chat.hide();
      else chat.show(handoverNotes(context));
    } catch {
      return false;
    }
    emit({ type: 'vendor-chat-shown', request, nowMs: Date.now() });
    if (isRunning()) emit({ type: 'vendor-chat-started', request });
    return true;
  }

  function showAgain(request: number, context: HandoverContext, emit: Emit): void {
    if (session === undefined) return;
    const { chat, href } = session;
    try {
      chat.show(handoverNotes(context));
    } catch {
      close(false);
      emit({ type: 'handover-ended', request, outcome: { type: 'fell-back', href } });
    }
  }

  function watch(request: number, deadlineMs: number | null, emit: Emit): void {
    stopTimer();
    stopTimer = () => {};
    if (deadlineMs === null || session?.vendor.capabilities.started === 'absent') return;
    stopTimer = atWallClock(deadlineMs, () =>
      // Ask the vendor again, because its event may have been missed.
      emit({ type: isRunning() ? 'vendor-chat-started' : 'deadline-passed', request }),
    );
  }

  function isRunning(): boolean {
    try {
      return session?.chat.isRunning() || false;
    } catch {
      return false;
    }
  }

  function load(source: FaqSource, emit: Emit): void {
    if (target() !== 'window' || activeBot !== undefined) return;
    const saved = loadHandover(source);
    if (saved) emit({ type: 'handover-loaded', saved, nowMs: Date.now() });
  }

  function close(isEnded: boolean): void {
    opening.abort();
    opening = new AbortController();
    stopTimer();
    if (activeBot === self) activeBot = undefined;
    if (session === undefined) return;
    const { chat, isReady } = session;
    session = undefined;
    if (isReady && isEnded) ignoreErrors(() => chat.end());
    // Detach listeners first, so that our own calls are not reported as visitor actions.
    ignoreErrors(() => chat.disconnect());
    if (isReady) ignoreErrors(() => chat.hide());
  }
}

/** Ignores errors of a broken vendor, which must not break the bot. The window is closed anyway. */
function ignoreErrors(call: () => void): void {
  try {
    call();
  } catch {
    // Ignored.
  }
}
