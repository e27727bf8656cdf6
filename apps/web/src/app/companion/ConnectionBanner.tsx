import { OfflineNote } from '@concordia/ui/components/AppShell';
import { Button } from '@concordia/ui/components/Button';
import { useStrings } from '@concordia/ui/locale';
import {
  ReviewChanges,
  UndecidedChanges,
  useOfflineChanges,
  WaitingChanges,
} from '@concordia/ui/widgets/inbox/offline';
import { companionStrings } from '../../strings/companion';
import { useCatchUp } from './useCatchUp';
import { useIsOnline } from './useIsOnline';
import { useReconnection } from './useReconnection';

/**
 * Tells, once for the whole screen, that the network or the server is unreachable, and when the next attempt follows. Widgets keep their data
 * meanwhile and reload afterwards. Afterwards it leads to the changes that need a decision.
 */
export function ConnectionBanner() {
  const words = useStrings(companionStrings);
  const isOnline = useIsOnline();
  const { isAway, secondsLeft, retry } = useReconnection(isOnline);
  const { waiting, held, resolve } = useOfflineChanges();
  useCatchUp();
  const isLost = !isOnline || isAway;
  const lost = (
    <>
      {isOnline ? words.away : words.offline}
      {waiting > 0 && <WaitingChanges count={waiting} />}
    </>
  );
  const undecided = held.length > 0 && <UndecidedChanges count={held.length} />;
  return (
    <OfflineNote
      action={
        <>
          {isAway && isOnline && (
            <>
              {/* Hidden from screen readers, which would announce every second. */}
              <span aria-hidden>{words.retryIn({ seconds: secondsLeft })}</span>
              <Button size="small" onPress={retry}>
                {words.retryNow}
              </Button>
            </>
          )}
          {!isLost && <ReviewChanges changes={held} onResolve={resolve} />}
        </>
      }
    >
      {isLost ? lost : undecided}
    </OfflineNote>
  );
}
