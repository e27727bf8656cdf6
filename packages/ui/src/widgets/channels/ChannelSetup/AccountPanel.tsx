import { providersOf } from '@concordia/domain';
import { useState } from 'react';
import { Form, FormActions, SubmitButton } from '../../../components/Form';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { connectionStrings } from '../../../strings/connection';
import { connectionTestStrings } from '../../../strings/generated/connectionTest';
import { TestResults } from '../channelDraft/TestResults';
import { hasRecipient, isTestPublic } from '../channelDraft/testPlan';
import type { ChannelState } from '../channelDraft/useChannelStates';
import { ConnectionNotices } from './ConnectionNotices';
import { ConnectionState } from './ConnectionState';
import { Guide } from './Guide';
import type { Outcome } from './outcome';
import { ProviderChoice } from './ProviderChoice';
import { reconnect } from './reconnect';
import { SettingInput } from './SettingInput';
import { RecipientField, TestButton, useMissingKeys } from './TestControls';
import { useAccount } from './useAccount';
import { useChannelTest, useUsualReport } from './useChannelTest';
import { useSaveAccount } from './useSaveAccount';
import { WebhookAddress } from './WebhookAddress';

export interface PanelProps {
  state: ChannelState;
  reread: () => Promise<void>;
  /** Result of the provider's sign-in redirect; only X and mailboxes have one. */
  outcome?: Outcome | null;
}

export function AccountPanel({ state, reread }: PanelProps) {
  const words = useStrings(connectionStrings);
  const testWords = useStrings(connectionTestStrings);
  const account = useAccount(state, reread);
  const save = useSaveAccount(account);
  const { run, test, cancel } = useChannelTest(state, account, reread, useUsualReport(state));
  const [recipient, setRecipient] = useState('');
  const missing = useMissingKeys(account);
  return (
    <Stack gap="xl" width="form">
      <ConnectionNotices state={state} onReconnect={() => reconnect(account)} />
      {providersOf(state.channel).length > 1 && <ProviderChoice channel={state.channel} account={account} />}
      <Guide key={account.provider} provider={account.provider} isOpen={state.connection?.mode !== 'live'} />
      <Stack gap="lg">
        <Form aria-label={words.credentials({ channelName: words.name[state.channel] })} onSubmit={save}>
          {account.fields.map((field) => (
            <SettingInput key={field.name} account={account} field={field} />
          ))}
          <WebhookAddress state={state} account={account} />
          {hasRecipient(state.channel) && (
            <RecipientField
              account={account}
              isSimulated={state.isSimulated}
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
          {(missing !== null || isTestPublic(state.channel)) && (
            <Text size="caption" tone="muted">
              {missing ?? testWords.public}
            </Text>
          )}
        </Form>
        <TestResults run={run} />
      </Stack>
      <ConnectionState state={state} reread={reread} />
    </Stack>
  );
}
