import { OfflineNote } from '@concordia/ui/components/AppShell';
import { Button } from '@concordia/ui/components/Button';
import { useStrings } from '@concordia/ui/locale';
import { companionStrings } from '../../strings/companion';
import { useCatchUp } from './useCatchUp';
import { useIsOnline } from './useIsOnline';
import { useReconnection } from './useReconnection';

/**
 * Tells, once for the whole screen, that the network or the server is unreachable, and when the next attempt follows. Widgets keep their data
 * meanwhile and reload afterwards.
 */
export function ConnectionBanner() {
  const words = useStrings(companionStrings);
  const isOnline = useIsOnline();
  const { isAway, secondsLeft, retry } = useReconnection(isOnline);
  useCatchUp();
  if (!isOnline) return <OfflineNote>{words.offline}</OfflineNote>;
  return (
    <OfflineNote
      action={
        isAway && (
          <>
            {/* Hidden from screen readers, which would announce every second. */}
            <span aria-hidden>{words.retryIn({ seconds: secondsLeft })}</span>
            <Button size="small" onPress={retry}>
              {words.retryNow}
            </Button>
          </>
        )
      }
    >
      {isAway && words.away}
    </OfflineNote>
  );
}
