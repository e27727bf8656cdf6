import { ConnectionBanner } from './ConnectionBanner';
import { useNewVersion } from './useNewVersion';
import { useOfflineCopy } from './useOfflineCopy';
import { useSystemNotifications } from './useSystemNotifications';

/** What goes beside every page and can come after it: being offline, new versions, notifications outside the page. */
export function Companion() {
  const registration = useNewVersion();
  useSystemNotifications(registration);
  useOfflineCopy();
  return <ConnectionBanner />;
}
