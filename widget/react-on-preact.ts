import { createElement, options, render, type VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

/*
 * The part of React that the bot uses, on Preact. The shipped script is built with this file in place of React.
 * `preact/compat` implements all of React and would make the script 1.8 KiB (gzip) larger.
 */
export { createContext, createElement, Fragment } from 'preact';
export {
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'preact/hooks';

/** SVG attributes that React writes in camel case. */
const camelAttribute = /^(?:stroke|text|font)[A-Z]/;

options.vnode = (vnode: VNode) => {
  if (typeof vnode.type === 'string') renameProps(vnode.props as Record<string, unknown>);
};

options.event = (event) => Object.assign(event, { nativeEvent: event });

/** Like React's hook: reads an external value, and reads it again on each change. */
export function useSyncExternalStore<Value>(
  subscribe: (onChange: () => void) => () => void,
  read: () => Value,
): Value {
  const latest = useRef(read);
  latest.current = read;
  const [, setValue] = useState(read);
  useEffect(() => {
    // Renders again only if the value has changed.
    const check = () => setValue(latest.current);
    // The value may have changed since the render.
    check();
    return subscribe(check);
  }, [subscribe]);
  return read();
}

/** Like `react/jsx-runtime`. Preact's version would make the script 0.2 KiB (gzip) larger. */
export function jsx(type: string, props: object, key?: string): VNode {
  return createElement(type, { ...props, key });
}

export { jsx as jsxs };

/** Like `react-dom/client`. */
export function createRoot(container: Element) {
  return {
    render: (view: VNode) => render(view, container),
    unmount: () => render(null, container),
  };
}

function renameProps(props: Record<string, unknown>): void {
  for (const name of Object.keys(props)) {
    let renamed = name;
    // React's `change` event fires while the visitor types, as the DOM's `input` event does.
    if (name === 'onChange') renamed = 'onInput';
    else if (camelAttribute.test(name)) renamed = name.replace(/[A-Z]/, '-$&').toLowerCase();
    if (renamed === name) continue;
    props[renamed] = props[name];
    delete props[name];
  }
}
