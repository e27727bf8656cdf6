import { useToast } from '@concordia/ui/components/Toast';
import { useStrings } from '@concordia/ui/locale';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { companionStrings } from '../../strings/companion';

/** How long the offer of a new version stays visible, in ms: a working day. It never loads automatically. */
const OFFER_MS = 8 * 3_600_000;

/** Hourly, for tabs that stay open for days. */
const LOOK_EVERY_MS = 3_600_000;

/**
 * Registers the service worker and offers waiting versions.
 *
 * @returns the registration, or `null` until there is one.
 */
export function useNewVersion(): ServiceWorkerRegistration | null {
  const words = useStrings(companionStrings);
  const toast = useToast();
  const navigate = useNavigate();
  const [registration, setRegistration] = useState<ServiceWorkerRegistration | null>(null);

  useEffect(() => {
    // Development has no service worker, and nothing may be cached.
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    let isGone = false;
    const register = async (): Promise<void> => {
      // A browser that blocks service workers may resolve with nothing, against the standard.
      const made: ServiceWorkerRegistration | undefined = await navigator.serviceWorker
        .register('/sw.js', { updateViaCache: 'none' })
        .catch(() => undefined);
      if (!isGone) setRegistration(made ?? null);
    };
    void register();
    return () => {
      isGone = true;
    };
  }, []);

  useEffect(() => {
    if (registration === null) return;
    return offerNewVersions(registration, (takeOver) =>
      toast({ title: words.ready, action: { label: words.reload, onPress: takeOver }, shownForMs: OFFER_MS }),
    );
  }, [registration, toast, words]);

  useEffect(() => {
    if (registration === null) return;
    const show = ({ data }: MessageEvent) => {
      const path: unknown = data?.kind === 'show' ? data.path : undefined;
      if (typeof path === 'string' && path.startsWith('/')) void navigate(path);
    };
    navigator.serviceWorker.addEventListener('message', show);
    return () => navigator.serviceWorker.removeEventListener('message', show);
  }, [registration, navigate]);

  return registration;
}

/** Offers each installed, waiting version. The page reloads only after the user accepts. */
function offerNewVersions(registration: ServiceWorkerRegistration, offer: (takeOver: () => void) => void): () => void {
  const { serviceWorker } = navigator;
  const takeOver = (worker: ServiceWorker) => () => {
    serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true });
    // No target origin: a worker always has this origin. The second argument lists transferables.
    worker.postMessage('take-over', []);
  };
  // Without a controller this is the first worker, of the same build as the page.
  const offerWaiting = () => {
    if (registration.waiting !== null && serviceWorker.controller !== null) offer(takeOver(registration.waiting));
  };
  const follow = () => registration.installing?.addEventListener('statechange', offerWaiting);
  offerWaiting();
  registration.addEventListener('updatefound', follow);
  const look = setInterval(() => void registration.update().catch(() => undefined), LOOK_EVERY_MS);
  return () => {
    clearInterval(look);
    registration.removeEventListener('updatefound', follow);
  };
}
