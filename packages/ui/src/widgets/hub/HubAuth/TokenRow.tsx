import { type HubToken, revokeToken } from '@concordia/api-client';
import { Badge } from '../../../components/Badge';
import { Inline } from '../../../components/Inline';
import { RelativeTime, useNow } from '../../../components/RelativeTime';
import { Stack } from '../../../components/Stack';
import { StatusBadge } from '../../../components/StatusBadge';
import { Text } from '../../../components/Text';
import { useToast } from '../../../components/Toast';
import { useStrings } from '../../../locale';
import { hubAuthStrings } from '../../../strings/generated/hubAuth';
import { SetupRow } from '../../channels/setup';
import { Revoke } from './Revoke';

interface TokenRowProps {
  token: HubToken;
  onChange: () => Promise<void>;
}

function stateOf({ revoked_at: revokedAt, expires_at: expiresAt }: HubToken, now: number) {
  if (revokedAt !== null) return 'revoked';
  return Date.parse(expiresAt) <= now ? 'expired' : 'active';
}

/** One token: module, permissions and state. The token itself is shown only when issued. */
export function TokenRow({ token, onChange }: TokenRowProps) {
  const words = useStrings(hubAuthStrings);
  const toast = useToast();
  const state = stateOf(token, useNow());
  const { jti, module_name: name, scope } = token;
  const revoke = async () => {
    await revokeToken(jti);
    toast({ title: words.tokenRevoked });
    // Not awaited: the confirmation must close before the list changes, or focus is lost.
    void onChange();
  };
  return (
    <li>
      <SetupRow
        end={
          state === 'active' && (
            <Revoke label={words.revokeToken({ name })} title={words.askRevokeToken({ name })} onConfirm={revoke}>
              {words.revokeTokenHelp}
            </Revoke>
          )
        }
      >
        <Stack gap="xs">
          <Inline gap="sm">
            <Text as="span" weight="medium" dir="auto">
              {name}
            </Text>
            <StatusBadge status={state} />
            {scope.split(' ').map((one) => (
              <Badge key={one}>
                <code>{one}</code>
              </Badge>
            ))}
          </Inline>
          <Times token={token} />
        </Stack>
      </SetupRow>
    </li>
  );
}

function Times({
  token: { issued_at: issued, expires_at: expires, last_used_at: used },
}: Pick<TokenRowProps, 'token'>) {
  const words = useStrings(hubAuthStrings);
  const isOver = Date.parse(expires) <= useNow();
  return (
    <Text as="div" size="caption" tone="muted" isTabular>
      <Inline gap="md">
        <span>
          {words.issued} <RelativeTime instant={issued} />
        </span>
        <span>
          {isOver ? words.ended : words.ends} <RelativeTime instant={expires} mayBeAhead />
        </span>
        {used === null ? (
          <span>{words.neverUsed}</span>
        ) : (
          <span>
            {words.lastUsed} <RelativeTime instant={used} />
          </span>
        )}
      </Inline>
    </Text>
  );
}
