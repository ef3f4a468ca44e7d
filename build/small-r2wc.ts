import { type ComponentType, createElement } from 'preact';
import { render } from 'preact/compat';

interface Options {
  /** Names of properties. Each has an attribute: `websiteId` and `website-id`. */
  props: readonly string[];
}

/** As in r2wc: whether the component is rendered. A class that extends the element may set it. */
const isConnected = Symbol.for('r2wc.connected');

/**
 * The part of r2wc that the bot uses: an element with an open shadow root and texts as properties. The package can also
 * convert other types, and imports all of `preact/compat`: 2.7 KB of the script. The React build has the package itself.
 */
// biome-ignore lint/style/noDefaultExport: r2wc has its function as the default export.
export default function smallR2wc(
  component: ComponentType<{ container: ShadowRoot }>,
  { props }: Options,
) {
  const attributes = props.map((name) => name.replace(/[A-Z]/g, '-$&').toLowerCase());
  class ReactElement extends HTMLElement {
    static observedAttributes = attributes;
    declare [isConnected]: boolean;

    constructor() {
      super();
      this.attachShadow({ mode: 'open' });
    }

    connectedCallback() {
      this[isConnected] = true;
      update(this);
    }

    disconnectedCallback() {
      this[isConnected] = false;
      update(this);
    }

    attributeChangedCallback() {
      if (this[isConnected]) update(this);
    }
  }
  function update(element: ReactElement): void {
    const container = element.shadowRoot as ShadowRoot;
    render(element[isConnected] ? createElement(component, { container }) : null, container);
  }
  props.forEach((name, index) => {
    const attribute = attributes[index] as string;
    Object.defineProperty(ReactElement.prototype, name, {
      get(this: HTMLElement) {
        return this.getAttribute(attribute);
      },
      set(this: HTMLElement, value: unknown) {
        if (value == null) this.removeAttribute(attribute);
        else this.setAttribute(attribute, `${value}`);
      },
    });
  });
  return ReactElement;
}
