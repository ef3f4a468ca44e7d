import {
  type ComponentType,
  createElement,
  type FunctionComponent,
  type ReactNode,
  startTransition,
  useCallback,
  useEffect,
  useState,
} from 'react';
import { LoadError, LoadErrorDialog, PageFileError } from './load-error.tsx';
import { WhenIdle } from './when-idle.tsx';

/** Code that is loaded separately from its page. */
interface LazyCode<Code> {
  /** Loads the code once. After an error, the next call tries again. */
  load: () => Promise<unknown>;
  /** Undefined until it is loaded. */
  readonly loaded: Code | undefined;
}

const parts = new Set<LazyCode<unknown>>();

/** A component whose code is loaded when it is first rendered, or earlier by `preload`. */
export type LazyComponent<Props> = ComponentType<Props> & { preload: () => void };

/**
 * A lazily loaded page. After an error, the page shows a reload button instead: a deployment may have removed the file.
 */
export function lazyPage(importPage: () => Promise<ComponentType>): LazyComponent<object> {
  const code = createLazyCode(importPage);
  function LazyPage() {
    const { loaded, error } = useLazyCode(code, true);
    if (error !== undefined) return <PageFileError />;
    if (loaded === undefined) return null;
    return (
      <>
        {createElement(loaded)}
        <WhenIdle run={preloadParts} />
      </>
    );
  }
  return Object.assign(LazyPage, { preload: () => preload(code) });
}

/**
 * A part of a page with much code of its own. With `onClose`, it was opened by a press: it is loaded at once, and an error is
 * shown in a separate dialog, so that the page and its typed text are not lost. Without it, it is loaded once the browser
 * is idle, so that the page does not wait for it, and an error is shown in its place.
 */
export function lazyPart<Props extends object>(
  importPart: () => Promise<ComponentType<Props>>,
): FunctionComponent<Props> {
  const code = lazyCode(importPart);
  return function LazyPart(props: Props & { onClose?: () => void }): ReactNode {
    const { onClose } = props;
    const [isNeeded, setNeeded] = useState(onClose !== undefined);
    const { loaded, error, retry } = useLazyCode(code, isNeeded);
    const load = useCallback(() => setNeeded(true), []);
    if (loaded) return createElement(loaded, props);
    if (error === undefined) return !isNeeded && <WhenIdle run={load} />;
    if (onClose) return <LoadErrorDialog onRetry={retry} onClose={onClose} />;
    return <LoadError onRetry={retry} />;
  };
}

/** Loads the code when it is needed. Code that is already loaded is available in the first render. */
export function useLazyCode<Code>(code: LazyCode<Code>, isNeeded: boolean) {
  const [, setLoaded] = useState(false);
  const [error, setError] = useState<unknown>();
  const isLoading = isNeeded && code.loaded === undefined && error === undefined;
  useEffect(() => {
    if (!isLoading) return;
    // Rendering a page takes long. In a transition, the browser can handle presses meanwhile.
    code.load().then(() => startTransition(() => setLoaded(true)), setError);
  }, [code, isLoading]);
  return { loaded: code.loaded, error, isLoading, retry: () => setError(undefined) };
}

/**
 * Code for `useLazyCode`. Once a page that has it is idle, it is loaded, so that a press rarely waits for it.
 */
export function lazyCode<Code>(importCode: () => Promise<Code>): LazyCode<Code> {
  const code = createLazyCode(importCode);
  parts.add(code);
  return code;
}

/** An error is ignored, because the code is loaded again when it is needed. */
function preload({ load }: LazyCode<unknown>): void {
  load().catch(() => {});
}

function preloadParts(): void {
  for (const code of parts) preload(code);
}

function createLazyCode<Code>(importCode: () => Promise<Code>): LazyCode<Code> {
  let loaded: Code | undefined;
  let loading: Promise<unknown> | undefined;
  return {
    load() {
      loading ??= importCode().then(
        (code) => {
          loaded = code;
        },
        (error: unknown) => {
          loading = undefined;
          throw error;
        },
      );
      return loading;
    },
    get loaded() {
      return loaded;
    },
  };
}
