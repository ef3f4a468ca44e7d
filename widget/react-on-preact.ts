import { options, render, type VNode } from 'preact';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

/*
 * The part of React that the bot is written in, on Preact: the shipped script is built with this in React's place.
 * `preact/compat` is the whole of React, and would make the script 2.4 KB (gzip) larger for what nothing here uses.
 */
export { createContext, createElement } from 'preact';
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

/** Attributes of SVG that React writes in camel case. */
const camelAttribute = /^(?:stroke|text|font)[A-Z]/;

options.vnode = (vnode: VNode) => {
  if (typeof vnode.type === 'string') renameProps(vnode.props as Record<string, unknown>);
};

options.event = (event) => Object.assign(event, { nativeEvent: event });

/** React's own: reads what lies outside, again whenever that changes. */
export function useSyncExternalStore<Value>(
  subscribe: (onChange: () => void) => () => void,
  read: () => Value,
): Value {
  const value = read();
  const shown = useRef({ value, read });
  const [, renderAgain] = useState({});

  const check = useCallback(() => {
    if (!Object.is(shown.current.value, shown.current.read())) renderAgain({});
  }, []);
  useLayoutEffect(() => {
    shown.current = { value, read };
    check();
  }, [value, read, check]);
  useEffect(() => {
    // Something may have happened between the rendering and now.
    check();
    return subscribe(check);
  }, [subscribe, check]);
  return value;
}

/** `react-dom/client`'s own. */
export function createRoot(container: Element) {
  return {
    render: (view: VNode) => render(view, container),
    unmount: () => render(null, container),
  };
}

function renameProps(props: Record<string, unknown>): void {
  for (const name of Object.keys(props)) {
    let renamed = name;
    // React calls it a change while the visitor still types.
    if (name === 'onChange') renamed = 'onInput';
    else if (camelAttribute.test(name)) renamed = name.replace(/[A-Z]/, '-$&').toLowerCase();
    if (renamed === name) continue;
    props[renamed] = props[name];
    delete props[name];
  }
}
