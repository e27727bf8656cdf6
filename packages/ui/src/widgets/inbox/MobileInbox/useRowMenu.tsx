import { lazy, Suspense, useCallback, useState } from 'react';
import type { DeskItem } from '../messages/deskItem';

const RowMenu = lazy(() => import('./RowMenu').then((module) => ({ default: module.RowMenu })));

/** One menu for the whole list, opened beside a row. Loaded on first use. */
export function useRowMenu() {
  const [asked, setAsked] = useState<{ message: DeskItem; anchor: Element } | null>(null);
  const openMenu = useCallback((message: DeskItem, anchor: Element) => setAsked({ message, anchor }), []);
  const menu = asked && (
    <Suspense fallback={null}>
      <RowMenu {...asked} onClose={() => setAsked(null)} />
    </Suspense>
  );
  return { menu, openMenu };
}
