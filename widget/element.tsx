import r2wc from '@r2wc/react-to-web-component';
import { type AttributeName, attributeDefaults } from '../embed/attributes.ts';
import type { ElementEventDetails, ElementEventName } from '../embed/element-api.ts';
import { browserClock } from './adapters/browser-clock.ts';
import { conversationMemory } from './adapters/conversation-memory.ts';
import { historyLookup } from './adapters/history-lookup.ts';
import { liveAgent } from './adapters/live-agent/live-agent.ts';
import { visitorApi } from './adapters/visitor-api.ts';
import { adoptStyles } from './shadow-styles.ts';
import { type ChatStore, createChatStore } from './store.ts';
import { Chatbot } from './view/chatbot.tsx';
import { readSettings, type Settings } from './view/settings.ts';

export const elementName = 'faq-chatbot';

/** Origin of the script, where the API is unless an attribute says otherwise. */
let scriptOrigin = '';
/** The page's CSP nonce, as far as the script's own tag has it. */
let scriptNonce = '';

/** Properties, by which pages and frameworks may set the attributes. */
const attributeOf = {
  websiteId: 'website-id',
  apiHost: 'api-host',
  chatHost: 'chat-host',
  mode: 'mode',
  position: 'position',
  offsetX: 'offset-x',
  offsetY: 'offset-y',
  theme: 'theme',
  accent: 'accent',
  zIndex: 'z-index',
  lang: 'lang',
  liveAgent: 'live-agent',
} as const satisfies Record<string, AttributeName>;

type PropertyName = keyof typeof attributeOf;
const propertyNames = Object.keys(attributeOf) as PropertyName[];

type ElementProps = { [Name in PropertyName]?: string } & { container?: HTMLElement };

/** What r2wc's class has beyond `HTMLElement`. */
interface ReactElementClass {
  new (): HTMLElement & {
    connectedCallback(): void;
    disconnectedCallback(): void;
    attributeChangedCallback(name: string, before: string | null, after: string | null): void;
    [isConnectedToReact]: boolean;
  } & { [Name in PropertyName]: string | undefined };
}

/** r2wc's own flag, which it keeps under a registered symbol. */
const isConnectedToReact = Symbol.for('r2wc.connected');

const ReactElement = r2wc<ElementProps>(ElementView, {
  shadow: 'open',
  props: Object.fromEntries(propertyNames.map((name) => [name, 'string'])),
}) as unknown as ReactElementClass;

/** `<faq-chatbot>`: one bot. Its conversation lives with the element, wherever in the page that is moved. */
export class FaqChatbotElement extends ReactElement {
  /** @internal */
  readonly store: ChatStore;

  constructor() {
    super();
    // r2wc counts an element as connected from birth, and would render one that never enters the page.
    this[isConnectedToReact] = false;
    const api = visitorApi(browserClock);
    this.store = createChatStore(
      {
        faqs: api,
        history: historyLookup({ clock: browserClock, chatHost: () => this.settings().chatHost }),
        memory: conversationMemory(() => [...document.querySelectorAll(elementName)].indexOf(this)),
        liveAgent: liveAgent({
          livechat: api,
          place: () => placeOfChat(this.settings()),
          nonce: scriptNonce,
        }),
        announce: ({ name, detail }) => tellPage(this, name, detail),
      },
      this.settings(),
    );
    if (this.shadowRoot !== null) adoptStyles(this.shadowRoot);
    for (const name of propertyNames) claimEarlyProperty(this, name);
  }

  /** @internal */
  settings(): Settings {
    return readSettings((name) => this.getAttribute(name), scriptOrigin);
  }

  /** Opens the panel. In `page` mode it is always open. */
  open(): void {
    if (this.settings().mode === 'floating') this.store.send({ type: 'opened', by: 'page' });
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
    // r2wc keeps the old value when an attribute is emptied or removed; here the default comes back.
    super.attributeChangedCallback(name, before, after || defaultOf(name as AttributeName));
    const { apiHost, websiteId } = this.settings();
    this.store.send({ type: 'source-changed', source: { apiHost, websiteId } });
  }

  override connectedCallback(): void {
    // In a task of its own: compiled and built in one, the bot would hold up a slow phone's page for too long.
    setTimeout(() => {
      if (this.isConnected) super.connectedCallback();
    });
    this.store.send({ type: 'arrived' });
  }

  override disconnectedCallback(): void {
    // An element that is only moved comes back at once, and keeps what it shows.
    queueMicrotask(() => {
      if (this.isConnected) return;
      super.disconnectedCallback();
      this.store.send({ type: 'left' });
    });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    [elementName]: FaqChatbotElement;
  }
}

/** Makes `<faq-chatbot>` known, reading from this origin unless an attribute says otherwise. */
export function defineElement(origin: string, nonce = ''): void {
  scriptOrigin = origin;
  scriptNonce = nonce;
  customElements.define(elementName, FaqChatbotElement);
}

/** r2wc renders this with every attribute as a prop; they are read in one place, with their defaults. */
function ElementView({ container }: ElementProps) {
  const element = (container as unknown as ShadowRoot).host as FaqChatbotElement;
  return <Chatbot store={element.store} settings={element.settings()} />;
}

/** A property set before the script arrived would hide the class's accessor for ever. */
function claimEarlyProperty(element: FaqChatbotElement, name: PropertyName): void {
  const early = Object.getOwnPropertyDescriptor(element, name);
  if (early === undefined) return;
  delete (element as Partial<Record<PropertyName, string>>)[name];
  element[name] = early.value;
}

function tellPage<Name extends ElementEventName>(
  element: FaqChatbotElement,
  name: Name,
  detail: ElementEventDetails[Name],
): void {
  element.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
}

function defaultOf(name: AttributeName): string {
  return name === 'api-host' || name === 'chat-host' ? scriptOrigin : attributeDefaults[name];
}

function placeOfChat({ mode, liveAgent }: Settings): 'window' | 'tab' | 'page' {
  if (liveAgent === 'tab') return 'tab';
  return mode === 'page' ? 'page' : 'window';
}
