import r2wc from '@r2wc/react-to-web-component';
import { useSyncExternalStore } from 'react';
import type { PublicBot } from '../api/contract/public-bot.ts';
import { type AttributeName, attributeDefaults, attributeNames } from '../embed/attributes.ts';
import type { ElementEventDetails, ElementEventName, OpenOptions } from '../embed/element-api.ts';
import { browserClock } from './adapters/browser-clock.ts';
import { conversationStorage } from './adapters/conversation-storage.ts';
import { type InsightReporter, insightReporter } from './adapters/insight-reporter.ts';
import { liveAgent } from './adapters/live-agent/live-agent.ts';
import { refusesCounting } from './adapters/refuses-counting.ts';
import { ticketLookup } from './adapters/ticket-lookup.ts';
import { visitorApi } from './adapters/visitor-api.ts';
import { warnOwner } from './adapters/warn-owner.ts';
import { botInScript } from './bot-in-script.ts';
import { containEvents } from './contain-events.ts';
import type { ChatState } from './flow/chat-types.ts';
import type { FaqSource } from './flow/faq-source.ts';
import { followLinks } from './follow-links.ts';
import { installFacts } from './install-facts.ts';
import { followBody, isCopy, isMounted, replaceMounted } from './mounted-element.ts';
import { adoptStyles } from './shadow-styles.ts';
import { type ChatStore, createChatStore } from './store.ts';
import { Chatbot } from './view/chatbot.tsx';
import { readSettings, type Settings } from './view/settings.ts';

export const elementName = 'faq-chatbot';

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

/**
 * `<faq-chatbot>`: one bot. The store belongs to the element, so moving the element keeps the conversation. Fields are
 * only declared: lowered ones would need a helper in the script.
 */
export class FaqChatbotElement extends ReactElement {
  /** @internal */
  declare readonly store: ChatStore;
  declare private readonly reporter: InsightReporter;
  declare private stopFollowing: (() => void) | undefined;
  declare private stopLinks: (() => void) | undefined;
  /** Undefined before the first styles. */
  declare private hasPanelStyles: boolean | undefined;

  constructor() {
    super();
    // r2wc marks a new element as connected, and would render one that is not in the page.
    this[isConnectedToReact] = false;
    const api = visitorApi(
      browserClock,
      () => installFacts(scriptTag),
      () => this.settings().language,
    );
    this.reporter = insightReporter(() => this.settings().insights === 'on');
    this.store = createChatStore(
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
        report: this.reporter.report,
      },
      this.settings(),
      knownBot(this.settings()),
    );
    if (this.shadowRoot !== null) containEvents(this.shadowRoot);
    for (const name of propertyNames) upgradeProperty(this, name);
  }

  /** @internal */
  settings(): Settings {
    // r2wc reads it before there is a store.
    const saved = this.store?.getState().bot.attributes || {};
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
    this.openAt(options?.faqId, 'page');
  }

  /** Closes the panel. */
  close(): void {
    this.store.send({ type: 'closed' });
  }

  /** Opens the panel, or closes it. */
  toggle(): void {
    if (this.store.getState().isOpen) this.close();
    else this.open();
  }

  override attributeChangedCallback(
    name: string,
    before: string | null,
    after: string | null,
  ): void {
    // It may be the mode.
    if (this.hasPanelStyles === false) this.addStyles();
    // r2wc ignores an attribute that is emptied or removed, so pass the default instead.
    super.attributeChangedCallback(name, before, after || defaultOf(name as AttributeName));
    const { apiHost, websiteId } = this.settings();
    const source = { apiHost, websiteId };
    this.store.send({ type: 'source-changed', source, bot: knownBot(source) });
    if (name === 'lang') this.store.send({ type: 'language-changed' });
  }

  override connectedCallback(): void {
    if (isCopy(this)) {
      this.remove();
      return;
    }
    if (isMounted(this)) this.stopFollowing ??= followBody(this);
    // In a separate task: compiling and rendering in one task would block a slow phone for too long.
    setTimeout(() => {
      const render = () => {
        if (!this.isConnected) return;
        if (this.settings().apiHost === '') warnOfUnknownServer();
        if (this.hasPanelStyles === undefined) this.store.subscribe(() => this.addStyles());
        this.addStyles();
        super.connectedCallback();
      };
      // A page may place the element beside a body that the parser has not reached.
      if (document.body !== null) render();
      else document.addEventListener('DOMContentLoaded', render, { once: true });
    });
    if (isMounted(this) || !replaceMounted(this)) this.start();
    // After the mounted one has ended: it would hide the live chat that this one continues.
    else queueMicrotask(() => this.isConnected && this.start());
  }

  private start(): void {
    this.store.send({ type: 'connected' });
    // After the saved conversation, which the question is added to.
    this.stopLinks ??= followLinks((id, by, left) => {
      if (id) this.followLink(id, by);
      else if (this.store.getState().chosenId === left) this.close();
    });
  }

  private openAt(id: number | undefined, by: ChatState['openedBy']): void {
    if (this.settings().mode === 'floating') this.store.send({ type: 'opened', by });
    if (id) this.store.send({ type: 'faq-linked', id });
  }

  /** A lone bot opens before it knows the question; of several, the one that knows it opens. */
  private followLink(id: number, by: ChatState['openedBy']): void {
    const bots = [...document.querySelectorAll(elementName)];
    const { websiteId } = this.settings();
    if (!bots[1]) this.openAt(id, by);
    else if (bots.find((bot) => bot.settings().websiteId === websiteId) === this) {
      this.store.send({ type: 'interest-shown' });
      this.store.send({ type: 'faq-linked', id, opensBy: by });
    }
  }

  /**
   * Not in the constructor: parsing the styles would add to the task that compiles the script. The panel's come with the
   * visitor's interest.
   */
  private addStyles(): void {
    if (this.hasPanelStyles || this.shadowRoot === null) return;
    this.hasPanelStyles =
      this.store.getState().faqStatus !== 'idle' || this.settings().mode === 'page';
    adoptStyles(this.shadowRoot, scriptNonce, this.hasPanelStyles);
  }

  override disconnectedCallback(): void {
    // A moved element is connected again at once. Unmounting it would lose what it shows.
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.stopFollowing?.();
      this.stopFollowing = undefined;
      this.stopLinks?.();
      this.stopLinks = undefined;
      super.disconnectedCallback();
      this.store.send({ type: 'disconnected' });
      this.reporter.send();
    });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    [elementName]: FaqChatbotElement;
  }
}

/** Registers `<faq-chatbot>`. `origin` is the default of `api-host`, empty when it is unknown. */
export function defineElement(origin: string, tag?: HTMLScriptElement | null): void {
  defaultOrigin = origin;
  scriptTag = tag;
  scriptNonce = tag?.nonce || '';
  customElements.define(elementName, FaqChatbotElement);
}

/** r2wc passes each attribute as a prop. They are ignored here, because `settings()` also applies the defaults. */
function ElementView({ container }: ElementProps) {
  const element = (container as unknown as ShadowRoot).host as FaqChatbotElement;
  const { subscribe, getState } = element.store;
  const bot = useSyncExternalStore(subscribe, () => getState().bot);
  return (
    <Chatbot
      store={element.store}
      settings={element.settings()}
      bot={bot}
      pageZoom={element.parentElement?.currentCSSZoom || 1}
    />
  );
}

/** Applies a property that was set before the element was defined. It would hide the accessor of the class. */
function upgradeProperty(element: FaqChatbotElement, name: PropertyName): void {
  const early = Object.getOwnPropertyDescriptor(element, name);
  if (early === undefined) return;
  delete (element as Partial<Record<PropertyName, string>>)[name];
  element[name] = early.value;
}

function warnOfUnknownServer(): void {
  warnOwner('unknown server. Set data-api-host on the script tag or api-host on <faq-chatbot>.');
}

function emit<Name extends ElementEventName>(
  element: FaqChatbotElement,
  name: Name,
  detail: ElementEventDetails[Name],
): void {
  const event = new CustomEvent(name, { detail, bubbles: true, composed: true });
  // Not at once: a framework that is adding the element is not ready for a handler that changes its state.
  queueMicrotask(() => element.dispatchEvent(event));
}

function defaultOf(name: AttributeName): string {
  return name === 'api-host' || name === 'chat-host' ? defaultOrigin : attributeDefaults[name];
}

/** The settings in the script, if they are those of the source. */
function knownBot({ apiHost, websiteId }: FaqSource): PublicBot | undefined {
  return apiHost === defaultOrigin ? botInScript(websiteId) : undefined;
}

function handoverTarget({ mode, liveAgent }: Settings): 'window' | 'tab' | 'page' {
  if (liveAgent === 'tab') return 'tab';
  return mode === 'page' ? 'page' : 'window';
}
