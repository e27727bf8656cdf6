import { AppShell } from '@concordia/ui/components/AppShell';
import { ToastProvider } from '@concordia/ui/components/Toast';
import { useStrings } from '@concordia/ui/locale';
import { useLocation } from 'react-router-dom';
import { shellStrings } from '../strings/shell';
import { HeaderEnd } from './header/HeaderEnd';
import { useLiveUpdates } from './live/useLiveUpdates';
import { AppRoutes } from './navigation/AppRoutes';
import { usePageLinks } from './navigation/usePageLinks';
import { usePreloadedPages } from './navigation/usePreloadedPages';
import { useScrollMemory } from './navigation/useScrollMemory';

/** Latin in every language. */
const motto = 'Concordia res parvae crescunt.';

/** What stands around every page, and what goes on whichever page is shown. */
export function Shell() {
  const { pathname } = useLocation();
  const { name, tagline } = useStrings(shellStrings);
  const links = usePageLinks();
  useLiveUpdates();
  usePreloadedPages();
  useScrollMemory();
  return (
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
    </ToastProvider>
  );
}
