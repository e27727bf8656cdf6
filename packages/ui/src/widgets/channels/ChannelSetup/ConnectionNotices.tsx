import type { ChannelConnection } from '@concordia/api-client';
import { Button } from '../../../components/Button';
import { RelativeTime } from '../../../components/RelativeTime';
import { useNow } from '../../../components/RelativeTime/ClockContext';
import { useStrings } from '../../../locale';
import { connectionStrings } from '../../../strings/connection';
import { Notice } from '../channelDraft/Notice';
import type { Place } from '../channelDraft/usePlaces';

interface ConnectionNoticesProps {
  place: Place;
  /** Begins with new credentials. */
  onReconnect: () => void;
}

/** Within so many ms of its end a credential is spoken of: a week. */
const SOON = 7 * 24 * 3_600_000;

/** What is wrong with a connection, or soon will be, and the way out. */
export function ConnectionNotices({ place: { connection }, onReconnect }: ConnectionNoticesProps) {
  const words = useStrings(connectionStrings);
  const now = useNow();
  if (connection === null) return <Notice title={words.browserOnly}>{words.browserOnlyHelp}</Notice>;
  // Health is that of the live account.
  if (connection.mode === 'simulated') return <Notice title={words.simulated}>{words.simulatedHelp}</Notice>;
  const reconnect = (
    <Button size="small" onPress={onReconnect}>
      {words.reconnect}
    </Button>
  );
  const { health, healthReason } = connection;
  if (health === 'expired') {
    return (
      <Notice title={words.expired} tone="negative" action={reconnect}>
        {healthReason === null ? words.expiredHelp : `${healthReason} ${words.expiredHelp}`}
      </Notice>
    );
  }
  if (health === 'failing') {
    return (
      <Notice title={words.failing} tone="negative">
        {healthReason ?? words.failingHelp}
      </Notice>
    );
  }
  if (!endsSoon(connection, now)) return null;
  return (
    <Notice title={words.expiresSoon} action={reconnect}>
      <RelativeTime instant={connection.expiresAt ?? now} mayBeAhead />
    </Notice>
  );
}

/** What is renewed by itself, as on X, is no matter for anybody until that fails. */
function endsSoon({ expiresAt, mode, provider }: ChannelConnection, now: number): boolean {
  return mode === 'live' && provider !== 'x' && expiresAt !== null && Date.parse(expiresAt) - now < SOON;
}
