import { useState } from 'react';
import { Form, FormActions, SubmitButton } from '../../../components/Form';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { connectionStrings } from '../../../strings/connection';
import { connectionTestStrings } from '../../../strings/generated/connectionTest';
import { TestResults } from '../channelDraft/TestResults';
import { hasRecipient, isTestPublic } from '../channelDraft/testPlan';
import type { Place } from '../channelDraft/usePlaces';
import { ConnectionNotices } from './ConnectionNotices';
import { ConnectionState } from './ConnectionState';
import { Guide } from './Guide';
import type { Outcome } from './outcome';
import { reconnect } from './reconnect';
import { SettingInput } from './SettingInput';
import { RecipientField, TestButton, useMissingKeys } from './TestControls';
import { useAccount } from './useAccount';
import { useChannelTest, useUsualReport } from './useChannelTest';
import { useSaveAccount } from './useSaveAccount';
import { WebhookAddress } from './WebhookAddress';

export interface PanelProps {
  place: Place;
  reread: () => Promise<void>;
  /** Result of the provider's sign-in redirect; only X has one. */
  outcome?: Outcome | null;
}

export function AccountPanel({ place, reread }: PanelProps) {
  const words = useStrings(connectionStrings);
  const testWords = useStrings(connectionTestStrings);
  const account = useAccount(place, reread);
  const save = useSaveAccount(account);
  const { run, test, cancel } = useChannelTest(place, account, reread, useUsualReport(place));
  const [recipient, setRecipient] = useState('');
  const missing = useMissingKeys(account);
  return (
    <Stack gap="xl" width="form">
      <ConnectionNotices place={place} onReconnect={() => reconnect(account)} />
      <Guide provider={account.provider} isOpen={place.connection?.mode !== 'live'} />
      <Stack gap="lg">
        <Form aria-label={words.credentials({ channelName: words.name[place.channel] })} onSubmit={save}>
          {account.fields.map((field) => (
            <SettingInput key={field.name} account={account} field={field} />
          ))}
          <WebhookAddress place={place} account={account} />
          {hasRecipient(place.channel) && (
            <RecipientField
              account={account}
              isSimulated={place.isSimulated}
              value={recipient}
              onChange={setRecipient}
            />
          )}
          <FormActions>
            <SubmitButton>{words.save}</SubmitButton>
            <TestButton
              account={account}
              isRunning={run.isRunning}
              onTest={() => void test(recipient)}
              onCancel={cancel}
            >
              {testWords.test}
            </TestButton>
          </FormActions>
          {(missing !== null || isTestPublic(place.channel)) && (
            <Text size="caption" tone="muted">
              {missing ?? testWords.public}
            </Text>
          )}
        </Form>
        <TestResults run={run} />
      </Stack>
      <ConnectionState place={place} reread={reread} />
    </Stack>
  );
}
