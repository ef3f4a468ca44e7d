import {
  type ComponentType,
  createElement,
  type ReactNode,
  startTransition,
  useCallback,
  useEffect,
  useState,
} from 'react';
import { LoadError, LoadErrorDialog, PageFileError } from './load-error.tsx';
import { WhenIdle } from './when-idle.tsx';

/** Code that is loaded separately from its screen. */
interface LazyCode<Code> {
  /** Loads the code once. After an error, the next call tries again. */
  load: () => Promise<unknown>;
  /** Undefined until it is loaded. */
  readonly loaded: Code | undefined;
}

/** A component whose code is loaded when it is first rendered, or earlier by `preload`. */
export type LazyComponent<Props> = ComponentType<Props> & { preload: () => void };

const popups = new Set<LazyCode<unknown>>();

/**
 * A lazily loaded page. After an error, the page shows a reload button instead: a deployment may have removed the file.
 */
export function lazyPage(importPage: () => Promise<ComponentType>): LazyComponent<object> {
  const code = lazyCode(importPage);
  function LazyPage() {
    const { loaded, error } = useLazyCode(code, true);
    if (error !== undefined) return <PageFileError />;
    if (loaded === undefined) return null;
    return (
      <>
        {createElement(loaded)}
        <WhenIdle run={preloadPopups} />
      </>
    );
  }
  return Object.assign(LazyPage, { preload: () => preload(code) });
}

/** A page whose code is in the first script file. */
export function eagerPage(Page: ComponentType): LazyComponent<object> {
  const EagerPage = () => createElement(Page);
  return Object.assign(EagerPage, { preload() {} });
}

/**
 * A lazily loaded dialog or menu. An error is shown in a separate dialog, so that the page and its typed text are not
 * lost.
 */
export function lazyDialog<Props extends { onClose: () => void }>(
  importDialog: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  const code = lazyPopup(importDialog);
  function LazyDialog(props: Props): ReactNode {
    const { loaded, error, retry } = useLazyCode(code, true);
    if (error !== undefined) return <LoadErrorDialog onRetry={retry} onClose={props.onClose} />;
    return loaded && createElement(loaded, props);
  }
  return Object.assign(LazyDialog, { preload: () => preload(code) });
}

/** A lazily loaded part of a page that a press shows. After an error it shows a retry button instead. */
export function lazyPart<Props extends object>(
  importPart: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const code = lazyPopup(importPart);
  return function LazyPart(props: Props): ReactNode {
    const { loaded, error, retry } = useLazyCode(code, true);
    if (error !== undefined) return <LoadError onRetry={retry} />;
    return loaded && createElement(loaded, props);
  };
}

/** A component whose code is loaded once the browser is idle. After an error it is not rendered. */
export function idleComponent<Props extends object>(
  importComponent: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const code = lazyPopup(importComponent);
  return function IdleComponent(props: Props): ReactNode {
    const [isIdle, setIdle] = useState(false);
    const { loaded } = useLazyCode(code, isIdle);
    const load = useCallback(() => setIdle(true), []);
    return loaded ? createElement(loaded, props) : <WhenIdle run={load} />;
  };
}

/** Code that a press needs. It is already loaded while the browser is idle, so that the press does not have to wait. */
export function lazyPopup<Code>(importCode: () => Promise<Code>): LazyCode<Code> {
  const code = lazyCode(importCode);
  popups.add(code);
  return code;
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

/** Loads code that may be needed soon. An error is ignored, because the code is loaded again when it is needed. */
export function preload({ load }: LazyCode<unknown>): void {
  load().catch(() => {});
}

function preloadPopups(): void {
  for (const code of popups) preload(code);
}

function lazyCode<Code>(importCode: () => Promise<Code>): LazyCode<Code> {
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
