import { AppShell } from '@concordia/ui/components/AppShell';
import { ToastProvider } from '@concordia/ui/components/Toast';
import { Notifications } from '@concordia/ui/widgets/Notifications';
import { useLocation, useNavigate } from 'react-router-dom';
import { AccountMenu } from './AccountMenu';
import { useLiveUpdates } from './live/useLiveUpdates';
import { AppRoutes } from './navigation/AppRoutes';
import { links } from './navigation/links';
import { usePreloadedPages } from './navigation/usePreloadedPages';
import { useScrollMemory } from './navigation/useScrollMemory';

/** What stands around every page, and what goes on whichever page is shown. */
export function Shell() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
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
        headerEnd={
          <>
            <Notifications onOpenMessage={(messageId) => void navigate(`/?message=${encodeURIComponent(messageId)}`)} />
            <AccountMenu />
          </>
        }
      >
        <AppRoutes />
      </AppShell>
    </ToastProvider>
  );
}
