import { PROVIDER_PROFILES, type SettingField } from '@concordia/domain';
import { Divider } from '../../../components/Divider';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { connectionStrings } from '../../../strings/connection';
import type { PanelProps } from './AccountPanel';
import { ConnectionFacts } from './ConnectionFacts';
import { ModeChoice } from './ModeChoice';
import { useFieldWords } from './useFieldWords';

/** The channel's mode, its missing settings and connection details. Renders nothing without a server. */
export function ConnectionState({ state: { connection }, reread }: PanelProps) {
  const words = useStrings(connectionStrings);
  const wordsOf = useFieldWords(connection?.provider ?? 'sendgrid');
  if (connection === null) return null;
  const { provider, missing } = connection;
  const fields: readonly SettingField[] = provider === null ? [] : PROVIDER_PROFILES[provider].fields;
  const named = missing.map((name) => {
    const field = fields.find((one) => one.name === name);
    return field === undefined ? words.permission : wordsOf(field).label;
  });
  return (
    <>
      <Divider />
      <Stack gap="md">
        <ModeChoice connection={connection} reread={reread} />
        {named.length > 0 && (
          <Text size="caption" tone="muted">
            {words.missing({ count: named.length, names: named.join(', ') })}
          </Text>
        )}
      </Stack>
      <ConnectionFacts connection={connection} />
    </>
  );
}
