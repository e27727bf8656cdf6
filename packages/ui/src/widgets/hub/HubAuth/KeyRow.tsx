import { type HubKey, revokeKey } from '@concordia/api-client';
import { CopyField } from '../../../components/CopyField';
import { Inline } from '../../../components/Inline';
import { RelativeTime } from '../../../components/RelativeTime';
import { Stack } from '../../../components/Stack';
import { StatusBadge } from '../../../components/StatusBadge';
import { Text } from '../../../components/Text';
import { useToast } from '../../../components/Toast';
import { useStrings } from '../../../locale';
import { hubAuthStrings } from '../../../strings/generated/hubAuth';
import { SetupRow } from '../../channels/setup';
import * as styles from './HubAuth.css';
import { Revoke } from './Revoke';

interface KeyRowProps {
  hubKey: HubKey;
  onChange: () => Promise<void>;
}

export function KeyRow({ hubKey: { kid, algorithm, state, ...key }, onChange }: KeyRowProps) {
  const words = useStrings(hubAuthStrings);
  const toast = useToast();
  const revoke = async () => {
    await revokeKey(kid);
    toast({ title: words.keyRevoked });
    // Not awaited: the confirmation must close before the list changes, or focus is lost.
    void onChange();
  };
  return (
    <li>
      <Stack gap="sm">
        <SetupRow
          end={
            state !== 'revoked' && (
              <Revoke label={words.revokeKey({ kid })} title={words.askRevokeKey} onConfirm={revoke}>
                {words.revokeKeyHelp[algorithm]}
              </Revoke>
            )
          }
        >
          <Stack gap="xs">
            <Inline gap="sm">
              <StatusBadge status={state} />
              <bdi dir="ltr" className={styles.code}>
                {kid}
              </bdi>
            </Inline>
            <Text as="div" size="caption" tone="muted" isTabular>
              <Inline gap="md">
                <span>
                  {words.createdAt} <RelativeTime instant={key.created_at} />
                </span>
                {state === 'retiring' && key.retires_at !== null && (
                  <span>
                    {words.retires} <RelativeTime instant={key.retires_at} mayBeAhead />
                  </span>
                )}
              </Inline>
            </Text>
          </Stack>
        </SetupRow>
        {key.public_key_b64 !== null && state === 'active' && (
          <CopyField label={words.publicKey} value={key.public_key_b64} />
        )}
      </Stack>
    </li>
  );
}
