import { AppShell } from '@concordia/ui/components/AppShell';
import { ToastProvider } from '@concordia/ui/components/Toast';
import { useLocation } from 'react-router-dom';
import { HeaderEnd } from './header/HeaderEnd';
import { useLiveUpdates } from './live/useLiveUpdates';
import { AppRoutes } from './navigation/AppRoutes';
import { links } from './navigation/links';
import { usePreloadedPages } from './navigation/usePreloadedPages';
import { useScrollMemory } from './navigation/useScrollMemory';

/** What stands around every page, and what goes on whichever page is shown. */
export function Shell() {
  const { pathname } = useLocation();
  useLiveUpdates();
  usePreloadedPages();
  useScrollMemory();
  return (
    <ToastProvider>
      <AppShell
        name="Concordia"
        tagline="Every channel, one relationship."
        motto="Concordia res parvae crescunt."
        links={links}
        currentPath={pathname}
        headerEnd={<HeaderEnd />}
      >
        <AppRoutes />
      </AppShell>
    </ToastProvider>
  );
}
