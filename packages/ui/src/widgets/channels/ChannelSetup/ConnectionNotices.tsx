import type { ChannelConnection } from '@concordia/api-client';
import { Button } from '../../../components/Button';
import { RelativeTime } from '../../../components/RelativeTime';
import { useNow } from '../../../components/RelativeTime/ClockContext';
import { useStrings } from '../../../locale';
import { connectionStrings } from '../../../strings/connection';
import { Notice } from '../channelDraft/Notice';
import type { ChannelState } from '../channelDraft/useChannelStates';

interface ConnectionNoticesProps {
  state: ChannelState;
  onReconnect: () => void;
  /** What reconnecting is called. @default "Reconnect" */
  reconnectLabel?: string;
}

/** Warns this long before a credential expires, in ms: a week. */
const SOON = 7 * 24 * 3_600_000;

export function ConnectionNotices({ state: { connection }, onReconnect, reconnectLabel }: ConnectionNoticesProps) {
  const words = useStrings(connectionStrings);
  const now = useNow();
  if (connection === null) return <Notice title={words.browserOnly}>{words.browserOnlyHelp}</Notice>;
  // Health describes the live account only.
  if (connection.mode === 'simulated') return <Notice title={words.simulated}>{words.simulatedHelp}</Notice>;
  const reconnect = (
    <Button size="small" onPress={onReconnect}>
      {reconnectLabel ?? words.reconnect}
    </Button>
  );
  const { health, healthReason } = connection;
  if (health === 'expired') {
    return (
      <Notice title={words.expired} tone="negative" action={reconnect}>
        {[healthReason, reconnectLabel === undefined ? words.expiredHelp : null].filter(Boolean).join(' ')}
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

/** X renews its tokens automatically, so their expiry needs no warning. */
function endsSoon({ expiresAt, mode, provider }: ChannelConnection, now: number): boolean {
  return mode === 'live' && provider !== 'x' && expiresAt !== null && Date.parse(expiresAt) - now < SOON;
}
