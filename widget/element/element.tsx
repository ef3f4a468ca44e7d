import r2wc from '@r2wc/react-to-web-component';
import { useSyncExternalStore } from 'react';
import type { PublicBot } from '../../api/contract/bot/public-bot.ts';
import {
  type AttributeName,
  attributeDefaults,
  attributeNames,
  elementName,
} from '../../embed/attributes.ts';
import type {
  ElementEventDetails,
  ElementEventName,
  OpenOptions,
} from '../../embed/element-api.ts';
import { browserClock } from '../adapters/browser-clock.ts';
import { conversationStorage } from '../adapters/conversation-storage.ts';
import { type InsightReporter, insightReporter } from '../adapters/insight-reporter.ts';
import { liveAgent } from '../adapters/live-agent/live-agent.ts';
import { refusesCounting } from '../adapters/refuses-counting.ts';
import { ticketLookup } from '../adapters/ticket-lookup.ts';
import { visitorApi } from '../adapters/visitor-api.ts';
import { warnOwner } from '../adapters/warn-owner.ts';
import type { ChatState } from '../flow/chat-types.ts';
import type { FaqSource } from '../flow/faq-source.ts';
import { type ChatStore, createChatStore } from '../store.ts';
import { Chatbot } from '../view/chatbot.tsx';
import { screenShrinkage } from '../view/look/screen-shrinkage.ts';
import { usePage } from '../view/look/use-page.ts';
import { opensInPlace, readSettings, type Settings } from '../view/settings.ts';
import { botInScript } from './bot-in-script.ts';
import { containEvents } from './contain-events.ts';
import { followLinks } from './follow-links.ts';
import { installFacts } from './install-facts.ts';
import { mountFromScript } from './mount-from-script.ts';
import { addAgain, followBody, isCopy, isMounted, replaceMounted } from './mounted-element.ts';
import { adoptStyles } from './shadow-styles.ts';

/** The server's origin, the default of `api-host`; empty when it is unknown. */
let defaultOrigin = '';
/** The CSP nonce of the script's tag. */
let scriptNonce = '';
let scriptTag: HTMLScriptElement | null | undefined;

/** `website-id` becomes `websiteId`. */
type PropertyOf<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<PropertyOf<Rest>>}`
  : Name;

type PropertyName = PropertyOf<AttributeName>;
/** Frameworks may set these properties instead of the attributes. */
const propertyNames = attributeNames.map(
  (name) => name.replace(/-./g, (part) => part.charAt(1).toUpperCase()) as PropertyName,
);

type ElementProps = { [Name in PropertyName]?: string } & { container?: HTMLElement };

/** The members that r2wc adds to `HTMLElement`. */
interface ReactElementClass {
  new (): HTMLElement & {
    connectedCallback(): void;
    disconnectedCallback(): void;
    attributeChangedCallback(name: string, before: string | null, after: string | null): void;
    [isConnectedToReact]: boolean;
  } & { [Name in PropertyName]: string | undefined };
}

/** r2wc's internal flag, stored under a registered symbol. */
const isConnectedToReact = Symbol.for('r2wc.connected');

const ReactElement = r2wc<ElementProps>(ElementView, {
  shadow: 'open',
  props: [...propertyNames],
}) as unknown as ReactElementClass;

/** Keys of the element's state. Names would be read from the page's prototypes: Prototype.js adds `store` to elements. */
export const storeKey = Symbol();
const reporterKey = Symbol();
const stopFollowingKey = Symbol();
const stopLinksKey = Symbol();
const showAgainKey = Symbol();
const hasPanelStylesKey = Symbol();
const addressKey = Symbol();
const isRemovedKey = Symbol();

/**
 * `<faq-chatbot>`: one bot. The store belongs to the element, so a moved element still has its conversation. Fields use
 * `declare`, because class fields would need a helper function in the script.
 */
export class FaqChatbotElement extends ReactElement {
  /** @internal */
  declare readonly [storeKey]: ChatStore;
  declare private readonly [reporterKey]: InsightReporter;
  declare private [stopFollowingKey]: (() => void) | undefined;
  declare private [stopLinksKey]: (() => void) | undefined;
  declare private [showAgainKey]: (event: PageTransitionEvent) => void;
  /** Undefined until styles are added for the first time. */
  declare private [hasPanelStylesKey]: boolean | undefined;
  /** The page's address when the element was placed, without the hash: a link to an answer changes only that. */
  declare private [addressKey]: string;
  declare private [isRemovedKey]: boolean;

  constructor() {
    super();
    // r2wc marks a new element as connected and would render it before it is in the page.
    this[isConnectedToReact] = false;
    const api = visitorApi(
      browserClock,
      () => installFacts(scriptTag),
      () => this.settings().language,
    );
    const settings = this.settings();
    this[reporterKey] = insightReporter(() => this.settings().insights === 'on');
    this[storeKey] = createChatStore(
      {
        faqs: api,
        tickets: ticketLookup({ clock: browserClock, chatHost: () => this.settings().chatHost }),
        storage: conversationStorage(() =>
          [...document.querySelectorAll(elementName)].indexOf(this),
        ),
        liveAgent: liveAgent({
          livechat: api,
          target: () => handoverTarget(this.settings()),
          nonce: scriptNonce,
        }),
        emitToPage: ({ name, detail }) => emit(this, name, detail),
        report: this[reporterKey].report,
      },
      settings,
      knownBot(settings),
    );
    this[showAgainKey] = ({ persisted }) => {
      if (persisted) this[storeKey].send({ type: 'page-shown-again' });
    };
    for (const name of propertyNames) upgradeProperty(this, name);
  }

  /** @internal */
  settings(): Settings {
    // r2wc calls this before the store exists.
    const saved = this[storeKey]?.getState().bot.attributes || {};
    return readSettings(
      (name) =>
        name === 'insights' && refusesCounting()
          ? 'off'
          : this.getAttribute(name) || (saved as Partial<Record<AttributeName, string>>)[name],
      defaultOrigin,
    );
  }

  /** Opens the panel. In `page` mode it is always open. */
  open(options?: OpenOptions): void {
    // Load the saved conversation before opening saves a new one.
    this.start();
    this.openAt(options?.faqId, 'page');
  }

  /** Closes the panel. */
  close(): void {
    this.start();
    this[storeKey].send({ type: 'closed' });
  }

  /** Opens the panel, or closes it. */
  toggle(): void {
    this.start();
    if (this[storeKey].getState().isOpen) this.close();
    else this.open();
  }

  /** The page decides to remove the element. Libraries that morph the page use the parent's `removeChild`. */
  override remove(): void {
    // htmx 4 uses this too. While it morphs, it keeps a hidden element beside the body.
    this[isRemovedKey] = !document.querySelector('body + [hidden]');
    super.remove();
  }

  override attributeChangedCallback(
    name: string,
    before: string | null,
    after: string | null,
  ): void {
    // The changed attribute may be `mode`, and page mode needs the panel's styles.
    if (this[hasPanelStylesKey] === false) this.addStyles();
    // r2wc ignores an empty or removed attribute, so pass the default.
    super.attributeChangedCallback(name, before, after || defaultOf(name as AttributeName));
    if (this[stopLinksKey]) this.readSource();
    if (name === 'topic') {
      this[storeKey].send({ type: 'topic-set', id: this.settings().topicId });
    }
    if (name === 'lang') this[storeKey].send({ type: 'language-changed' });
  }

  override connectedCallback(): void {
    if (isCopy(this)) {
      this.remove();
      return;
    }
    const { shadowRoot } = this;
    // Before the first render: the styles take the element out of the page's flow. A move into a frame removes them.
    if (shadowRoot && !shadowRoot.adoptedStyleSheets?.[0]) {
      adoptStyles(shadowRoot, scriptNonce, this[hasPanelStylesKey] === true);
    }
    this[addressKey] = currentAddress();
    this[isRemovedKey] = false;
    if (isMounted(this)) this[stopFollowingKey] ??= followBody(this);
    else replaceMounted(this);
    // Start and render in separate tasks. Together with compiling, they would block a slow phone for too long. The mounted
    // element has ended before this one starts. Otherwise it would hide the live chat that this element resumes.
    setTimeout(() => {
      // A prerendered page may be shown much later, or never.
      if ((document as { prerendering?: boolean }).prerendering) {
        document.addEventListener('prerenderingchange', () => this.start(), { once: true });
      } else this.start();
    });
    setTimeout(() => {
      const render = () => {
        if (!this.isConnected) return;
        if (this.settings().apiHost === '') warnOfUnknownServer();
        if (this[hasPanelStylesKey] === undefined) this[storeKey].subscribe(() => this.addStyles());
        this.addStyles();
        super.connectedCallback();
      };
      // The page may place the element before the parser has reached the body.
      if (document.body !== null) render();
      else document.addEventListener('DOMContentLoaded', render, { once: true });
    });
    window.addEventListener('pageshow', this[showAgainKey]);
  }

  private start(): void {
    // A moved element has started already.
    if (!this.isConnected || this[stopLinksKey]) return;
    this.readSource();
    this[storeKey].send({ type: 'connected' });
    // Follow links after the saved conversation is restored: the question is added to it.
    this[stopLinksKey] = followLinks((id, by, left) => {
      if (id) this.followLink(id, by);
      else if (this[storeKey].getState().chosenId === left) this.close();
    });
  }

  /** Before the start, once and not for each attribute. */
  private readSource(): void {
    const { apiHost, websiteId } = this.settings();
    const source = { apiHost, websiteId };
    this[storeKey].send({ type: 'source-changed', source, bot: knownBot(source) });
  }

  private openAt(id: number | undefined, by: ChatState['openedBy']): void {
    if (this.settings().mode === 'floating') this[storeKey].send({ type: 'opened', by });
    if (id) this[storeKey].send({ type: 'faq-linked', id });
  }

  /** A single bot opens at once. If there are several, only the bot whose website has the question opens. */
  private followLink(id: number, by: ChatState['openedBy']): void {
    const bots = [...document.querySelectorAll(elementName)];
    const { websiteId } = this.settings();
    if (!bots[1]) this.openAt(id, by);
    else if (bots.find((bot) => bot.settings().websiteId === websiteId) === this) {
      this[storeKey].send({ type: 'interest-shown' });
      this[storeKey].send({ type: 'faq-linked', id, opensBy: by });
    }
  }

  /** Prepares the panel when the FAQs are first requested, or at once in page mode. It would delay the launcher. */
  private addStyles(): void {
    if (this[hasPanelStylesKey] || this.shadowRoot === null) return;
    this[hasPanelStylesKey] =
      this[storeKey].getState().faqStatus !== 'idle' || this.settings().mode === 'page';
    adoptStyles(this.shadowRoot, scriptNonce, this[hasPanelStylesKey]);
    if (this[hasPanelStylesKey]) containEvents(this.shadowRoot);
  }

  /** The page has moved the element into a frame, or back. */
  adoptedCallback(): void {
    const page = this.ownerDocument;
    if (page === document) return;
    // Preact creates elements with the registry of their parent. Chromium refuses that of the document before.
    const create = document.createElementNS as (...args: unknown[]) => Element;
    const createElementNS = (space: unknown, name: unknown, options: unknown) =>
      create.call(page, space, name, (options as Node)?.nodeType ? undefined : options);
    Object.assign(page, { createElementNS });
  }

  override disconnectedCallback(): void {
    // A moved element is connected again before this runs. Do not unmount it, or it loses what it shows.
    queueMicrotask(() => {
      this.returnOnNextPage();
      if (this.isConnected) return;
      this[stopFollowingKey]?.();
      this[stopFollowingKey] = undefined;
      this[stopLinksKey]?.();
      this[stopLinksKey] = undefined;
      window.removeEventListener('pageshow', this[showAgainKey]);
      super.disconnectedCallback();
      this[storeKey].send({ type: 'disconnected' });
      this[reporterKey].send();
      // Some routers change the address shortly after the content.
      setTimeout(() => this.returnOnNextPage());
    });
  }

  /** Brings the bot back if the page was left. A page with its own element was followed by one that has only the tag. */
  private returnOnNextPage(): void {
    if (currentAddress() === this[addressKey] || document.querySelector(elementName)) return;
    if (!isMounted(this)) {
      if (scriptTag?.isConnected) mountFromScript(elementName, scriptTag);
    } else if (!this[isRemovedKey]) addAgain(this);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    [elementName]: FaqChatbotElement;
  }
}

/** Registers `<faq-chatbot>`. `origin` is the default of `api-host`, or empty if it is unknown. */
export function defineElement(origin: string, tag?: HTMLScriptElement | null): void {
  defaultOrigin = origin;
  scriptTag = tag;
  scriptNonce = tag?.nonce || '';
  customElements.define(elementName, FaqChatbotElement);
}

/** Ignores the props that r2wc sets from the attributes: `settings()` also applies the defaults. */
function ElementView({ container }: ElementProps) {
  const element = (container as unknown as ShadowRoot).host as FaqChatbotElement;
  const { subscribe, getState } = element[storeKey];
  // Also on opening, because a page can change its theme and its zoom without changing an attribute.
  const { bot } = useSyncExternalStore(subscribe, getState);
  const pageZoom = usePage(() => (element.parentElement?.currentCSSZoom || 1) * screenShrinkage());
  return (
    <Chatbot
      store={element[storeKey]}
      settings={element.settings()}
      bot={bot}
      pageZoom={pageZoom}
    />
  );
}

function currentAddress(): string {
  return location.pathname + location.search;
}

/** Applies a property that was set before the element was defined. Otherwise it would hide the class's accessor. */
function upgradeProperty(element: FaqChatbotElement, name: PropertyName): void {
  const early = Object.getOwnPropertyDescriptor(element, name);
  if (early === undefined) return;
  delete (element as Partial<Record<PropertyName, string>>)[name];
  element[name] = early.value;
}

function warnOfUnknownServer(): void {
  warnOwner('unknown server. Set data-api-host or api-host.');
}

function emit<Name extends ElementEventName>(
  element: FaqChatbotElement,
  name: Name,
  detail: ElementEventDetails[Name],
): void {
  const event = new CustomEvent(name, { detail, bubbles: true, composed: true });
  // Dispatch in a microtask: a handler must not change a framework's state while the framework adds the element.
  queueMicrotask(() => element.dispatchEvent(event));
}

function defaultOf(name: AttributeName): string {
  return name === 'api-host' || name === 'chat-host' ? defaultOrigin : attributeDefaults[name];
}

/** The settings in the script, if they belong to this source. */
function knownBot({ apiHost, websiteId }: FaqSource): PublicBot | undefined {
  return apiHost === defaultOrigin ? botInScript(websiteId) : undefined;
}

function handoverTarget(settings: Settings): 'window' | 'tab' | 'page' {
  if (settings.liveAgent === 'tab') return 'tab';
  if (settings.mode === 'floating') return 'window';
  return opensInPlace(settings) ? 'page' : 'tab';
}
