import { ConnectionBanner } from './ConnectionBanner';
import { useNewVersion } from './useNewVersion';
import { useOfflineCopy } from './useOfflineCopy';
import { useSystemNotifications } from './useSystemNotifications';

/** Offline state, new versions and system notifications. Loads after the page. */
export function Companion() {
  const registration = useNewVersion();
  useSystemNotifications(registration);
  useOfflineCopy();
  return <ConnectionBanner />;
}
