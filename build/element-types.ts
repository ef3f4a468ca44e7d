import { attributeDocs } from '../embed/attribute-docs.ts';
import { attributes } from '../embed/attributes.ts';
import { elementEvents, elementMethods, eventDetails } from '../embed/element-api.ts';
import { attributeType, objectType, propertyName } from './type-texts.ts';

/** Attributes that `HTMLElement` declares already. Their type cannot be narrowed. */
const inherited = ['lang'];

/**
 * `faq-chatbot.d.ts`: describes the element for TypeScript, JSX of React 19 and templates of Vue. A project without React
 * or Vue still compiles, because comments above their parts suppress the error of a missing module.
 */
export function elementTypes(): string {
  return `// <faq-chatbot> of Tanya Kami. Save this file in your project; it describes the script beside it.

/** The attributes of \`<faq-chatbot>\`. On the script's tag they begin with \`data-\`. */
export interface FaqChatbotAttributes {
${lines(attributes, ({ name, values }) => [attributeDocs[name], `'${name}'?: ${attributeType(values)} | undefined`])}
}

/** Its events. They bubble and cross shadow roots, so the page may listen on the element or on the document. */
export interface FaqChatbotEventMap {
${lines(elementEvents, ({ name, doc }) => [doc, `'${name}': CustomEvent<${objectType(eventDetails[name])}>`])}
}

export interface FaqChatbotElement extends HTMLElement {
${lines(
  attributes.filter(({ name }) => !inherited.includes(name)),
  ({ name, values }) => [
    attributeDocs[name],
    `${propertyName(name)}?: ${attributeType(values)} | undefined`,
  ],
)}
${lines(elementMethods, ({ name, options, doc }) => [
  doc,
  `${name.split('(')[0]}(${options ? `options: ${objectType(options, 'none')}` : ''}): void`,
])}
}

declare global {
  interface HTMLElementTagNameMap {
    'faq-chatbot': FaqChatbotElement;
  }
  // Elements, the document and the window get their events from this map.
  interface GlobalEventHandlersEventMap extends FaqChatbotEventMap {}
}

/** React 19: \`<faq-chatbot website-id={2} onfaq-open={(event) => ...} />\` */
interface ReactEvents {
${lines(elementEvents, ({ name, doc }) => [doc, `'on${name}'?: (event: FaqChatbotEventMap['${name}']) => void`])}
}
// @ts-ignore
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      // @ts-ignore
      'faq-chatbot': Omit<import('react').DetailedHTMLProps<import('react').HTMLAttributes<FaqChatbotElement>, FaqChatbotElement>, 'lang'> & FaqChatbotAttributes & ReactEvents;
    }
  }
}

/** Vue 3: \`<faq-chatbot :website-id="2" @faq-open="..." />\` */
interface VueEvents {
${lines(elementEvents, ({ name, doc }) => [doc, `${propertyName(`on-${name}`)}?: (event: FaqChatbotEventMap['${name}']) => void`])}
}
// @ts-ignore
declare module 'vue' {
  interface GlobalComponents {
    // @ts-ignore
    'faq-chatbot': new () => FaqChatbotElement & { $props: Omit<import('vue').HTMLAttributes, 'lang'> & FaqChatbotAttributes & VueEvents };
  }
}
`;
}

/** Prints one member per row, each below its description. */
function lines<Row>(rows: readonly Row[], print: (row: Row) => [doc: string, member: string]) {
  return rows
    .map((row) => print(row))
    .map(([doc, member]) => `  /** ${doc} */\n  ${member};`)
    .join('\n');
}
