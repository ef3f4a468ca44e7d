import { type AttributeName, attributeChoices, attributeDefaults } from '../../embed/attributes.ts';
import type { FaqSource } from '../flow/faq-source.ts';

type Choice<Name extends keyof typeof attributeChoices> = (typeof attributeChoices)[Name][number];

/** The element's attributes, with defaults for missing and invalid ones. */
export interface Settings extends FaqSource {
  /** Origin of the chat service, which looks up tickets. */
  chatHost: string;
  mode: Choice<'mode'>;
  position: Choice<'position'>;
  offsetXPx: number;
  offsetYPx: number;
  theme: Choice<'theme'>;
  accent: string;
  zIndex: number;
  launcher: Choice<'launcher'>;
  language: Choice<'lang'>;
  liveAgent: Choice<'live-agent'>;
  /** Whether the visitor's actions are counted. */
  insights: Choice<'insights'>;
  /** The id of the topic whose questions are above the first menu; 0 for none. */
  topicId: number;
}

/**
 * Whether links open in the place of the page, because the bot fills it. In a frame they open a tab: most live chats and
 * WhatsApp refuse to be framed.
 */
export function opensInPlace({ mode }: Settings): boolean {
  return mode === 'page' && top === window;
}

/** Reads the attributes. An invalid value counts as missing, so that a typing error cannot break the bot. */
export function readSettings(
  read: (name: AttributeName) => string | null | undefined,
  defaultOrigin: string,
): Settings {
  const apiHost = host('api-host', defaultOrigin);
  return {
    websiteId: whole('website-id', /^[1-9]\d*$/),
    apiHost,
    chatHost: host('chat-host', apiHost),
    mode: choose('mode'),
    position: choose('position'),
    offsetXPx: whole('offset-x', /^\d+(px)?$/),
    offsetYPx: whole('offset-y', /^\d+(px)?$/),
    theme: choose('theme'),
    accent: matching('accent', /^#([\da-f]{3}|[\da-f]{6})$/i),
    zIndex: whole('z-index', /^-?\d+$/),
    launcher: choose('launcher'),
    // `en-GB` means `en`.
    language: choose('lang', (read('lang') || '').split('-')[0]),
    liveAgent: choose('live-agent'),
    topicId: whole('topic', /^[1-9]\d*$/) || 0,
    // Any value other than `on` means `off`: `false`, `0` and typing errors are probably meant as a refusal.
    // Read late: the first look at the browser's wishes takes long.
    get insights() {
      return /^\s*on\s*$/i.test(read('insights') || 'on') ? 'on' : 'off';
    },
  };

  function host(name: 'api-host' | 'chat-host', fallback: string): string {
    let address = read(name)?.trim() || fallback;
    while (address.endsWith('/')) address = address.slice(0, -1);
    return address;
  }

  function choose<Name extends keyof typeof attributeChoices>(
    name: Name,
    value: string | null | undefined = read(name),
  ): Choice<Name> {
    const choices: readonly Choice<Name>[] = attributeChoices[name];
    const wanted = value?.trim().toLowerCase();
    return choices.find((known) => known === wanted) || (choices[0] as Choice<Name>);
  }

  function matching(name: keyof typeof attributeDefaults, pattern: RegExp): string {
    const value = `${read(name) || ''}`.trim();
    return pattern.test(value) ? value : attributeDefaults[name];
  }

  function whole(name: keyof typeof attributeDefaults, pattern: RegExp): number {
    return Number.parseInt(matching(name, pattern), 10);
  }
}
