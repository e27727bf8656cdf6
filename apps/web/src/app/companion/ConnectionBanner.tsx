import { OfflineNote } from '@concordia/ui/components/AppShell';
import { Button } from '@concordia/ui/components/Button';
import { useStrings } from '@concordia/ui/locale';
import { companionStrings } from '../../strings/companion';
import { useCatchUp } from './useCatchUp';
import { useIsOnline } from './useIsOnline';
import { useReconnection } from './useReconnection';

/**
 * Says, once for the whole screen, that there is no connection or that the server does not answer, and when it is asked again. The widgets show
 * what they have meanwhile; when it is back, everything is read again.
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
            {/* Read out every second, it would drown everything else. */}
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
