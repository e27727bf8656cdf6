import { type ComponentType, createElement, type ReactNode, use } from 'react';

/** A component in a file of its own, which comes when it is first drawn or when somebody asks for it before. */
export interface LazyWithPreload<Props extends object> {
  (props: Props): ReactNode;
  /** Brings it, so that it is there when it is drawn. Never rejects: what could not be brought is asked for again when it is drawn, and its failure shown there. */
  readonly preload: () => Promise<void>;
}

/**
 * Like React's `lazy`, for what opens at a press and should open at once: what has been brought beforehand is drawn without passing through
 * the fallback of its `Suspense`. React keeps a fallback that it has shown for 300 ms.
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

/** A promise that says of itself how it stands, as React marks the ones it has waited for: one that is fulfilled is used without waiting. */
function told<Value>(promise: Promise<Value>): Promise<Value> {
  // Nothing is returned: what waits here would else fail as the promise itself does, and nobody would hear of it.
  promise.then(
    (value) => void Object.assign(promise, { status: 'fulfilled', value }),
    (reason: unknown) => void Object.assign(promise, { status: 'rejected', reason }),
  );
  return Object.assign(promise, { status: 'pending' });
}
