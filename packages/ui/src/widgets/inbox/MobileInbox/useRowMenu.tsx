import type { Message } from '@concordia/api-client';
import { lazy, Suspense, useCallback, useState } from 'react';

const RowMenu = lazy(() => import('./RowMenu').then((module) => ({ default: module.RowMenu })));

/** The one menu of a list, opened beside whichever row asked for it. Loaded when first opened. */
export function useRowMenu() {
  const [asked, setAsked] = useState<{ message: Message; anchor: Element } | null>(null);
  const openMenu = useCallback((message: Message, anchor: Element) => setAsked({ message, anchor }), []);
  const menu = asked && (
    <Suspense fallback={null}>
      <RowMenu {...asked} onClose={() => setAsked(null)} />
    </Suspense>
  );
  return { menu, openMenu };
}
