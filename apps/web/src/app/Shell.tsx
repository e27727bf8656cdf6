import { reachability } from '@concordia/api-client';
import { AppShell } from '@concordia/ui/components/AppShell';
import { AwayContext } from '@concordia/ui/components/ErrorState';
import { ToastProvider } from '@concordia/ui/components/Toast';
import { useStrings } from '@concordia/ui/locale';
import {
  ActionsContext,
  ActionsToCome,
  createActionRegistry,
  ShortcutKeys,
} from '@concordia/ui/widgets/shared/shortcuts';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { shellStrings } from '../strings/generated/shell';
import { HeaderEnd } from './header/HeaderEnd';
import { useLiveUpdates } from './live/useLiveUpdates';
import { AppRoutes } from './navigation/AppRoutes';
import { usePageLinks } from './navigation/usePageLinks';
import { usePreloadedPages } from './navigation/usePreloadedPages';
import { useScrollMemory } from './navigation/useScrollMemory';

/** Loaded on demand, after the page. */
const Companion = lazy(() => import('./companion/Companion').then((module) => ({ default: module.Companion })));

/** The palette, the shortcut list and page shortcuts, loaded on demand. Key listeners are active before. */
const Shortcuts = lazy(() => import('./shortcuts/Shortcuts').then((module) => ({ default: module.Shortcuts })));

/** Latin in every language. */
const motto = 'Concordia res parvae crescunt.';

export function Shell() {
  const { pathname } = useLocation();
  const { name, tagline } = useStrings(shellStrings);
  const links = usePageLinks();
  const [registry] = useState(createActionRegistry);
  useLiveUpdates();
  usePreloadedPages();
  useScrollMemory();
  const isAway = !useSyncExternalStore(reachability.subscribe, reachability.isReached);
  return (
    <ActionsContext value={registry}>
      <AwayContext value={isAway}>
        <ToastProvider>
          <AppShell
            name={name}
            tagline={tagline}
            motto={motto}
            links={links}
            currentPath={pathname}
            headerEnd={<HeaderEnd />}
          >
            <AppRoutes />
          </AppShell>
          <Suspense>
            <Companion />
          </Suspense>
          <ShortcutKeys registry={registry} />
          <Suspense fallback={<ActionsToCome />}>
            <Shortcuts registry={registry} />
          </Suspense>
        </ToastProvider>
      </AwayContext>
    </ActionsContext>
  );
}
