import { type ComponentType, createElement, type ReactNode, use } from 'react';

/** A component in its own chunk, loaded on first render or by `preload`. */
export interface LazyWithPreload<Props extends object> {
  (props: Props): ReactNode;
  /** Loads the chunk ahead of rendering. Never rejects: after a failure, rendering retries and reports the error. */
  readonly preload: () => Promise<void>;
}

/**
 * Like React's `lazy`, for dialogs and menus that should open at once. A preloaded component renders without showing its `Suspense` fallback,
 * which React would keep for 300 ms.
 *
 * @param load imports the file and picks the component.
 */
export function lazyWithPreload<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyWithPreload<Props> {
  let coming: Promise<ComponentType<Props>> | undefined;

  const bring = () => {
    coming ??= told(load());
    return coming;
  };

  function Drawn(props: Props) {
    return createElement(use(bring()), props);
  }

  const preload = async () => {
    try {
      await bring();
    } catch {
      coming = undefined;
    }
  };
  return Object.assign(Drawn, { preload });
}

/** Sets `status` and `value` on the promise, as React does after waiting: `use` reads a fulfilled promise synchronously. */
function told<Value>(promise: Promise<Value>): Promise<Value> {
  // The derived promise is handled here, so it cannot cause an unhandled rejection. Callers still get the original.
  promise.then(
    (value) => void Object.assign(promise, { status: 'fulfilled', value }),
    (reason: unknown) => void Object.assign(promise, { status: 'rejected', reason }),
  );
  return Object.assign(promise, { status: 'pending' });
}
