import { useToast } from '@concordia/ui/components/Toast';
import { useStrings } from '@concordia/ui/locale';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { companionStrings } from '../../strings/companion';

/** How long the offer to load the new version stands, in ms: a working day. It never loads by itself. */
const OFFER_MS = 8 * 3_600_000;

/** Once an hour, for tabs that stay open for days. */
const LOOK_EVERY_MS = 3_600_000;

/**
 * Registers the service worker and offers a version that is ready.
 *
 * @returns the registration, or `null` while there is none.
 */
export function useNewVersion(): ServiceWorkerRegistration | null {
  const words = useStrings(companionStrings);
  const toast = useToast();
  const navigate = useNavigate();
  const [registration, setRegistration] = useState<ServiceWorkerRegistration | null>(null);

  useEffect(() => {
    // The worker is made by the build; while developing there is none, and nothing may be kept.
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    let isGone = false;
    const register = async (): Promise<void> => {
      const made = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => null);
      if (!isGone) setRegistration(made);
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

/** Tells of each version that is installed and waits. The page loads again only after the person took it. */
function offerNewVersions(registration: ServiceWorkerRegistration, offer: (takeOver: () => void) => void): () => void {
  const { serviceWorker } = navigator;
  const takeOver = (worker: ServiceWorker) => () => {
    serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true });
    // A worker is of this origin by itself: the second argument is what to hand over.
    worker.postMessage('take-over', []);
  };
  // Without a controller it is the first worker: this page is of its own build.
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
