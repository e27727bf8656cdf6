import { CopyField } from '../../../components/CopyField';
import { Form, FormActions, SubmitButton } from '../../../components/Form';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { connectionStrings } from '../../../strings/connection';
import { connectionTestStrings } from '../../../strings/generated/connectionTest';
import { twitterSetupStrings } from '../../../strings/generated/twitterSetup';
import { Notice } from '../channelDraft/Notice';
import { TestResults } from '../channelDraft/TestResults';
import type { PanelProps } from './AccountPanel';
import { ConnectionNotices } from './ConnectionNotices';
import { ConnectionState } from './ConnectionState';
import { Disconnect } from './Disconnect';
import { Guide } from './Guide';
import { LoginLink } from './LoginLink';
import { ScopeGrid } from './ScopeGrid';
import { SettingInput } from './SettingInput';
import { TestButton, useMissingKeys } from './TestControls';
import { useAccount } from './useAccount';
import { useChannelTest } from './useChannelTest';
import { useSaveAccount } from './useSaveAccount';
import { useIsLetIn, useTwitterReport } from './useTwitter';
import { useSayCopied } from './WebhookAddress';

const CALLBACK_PATH = '/oauth/twitter/callback';
const LOGIN_PATH = '/oauth/twitter/login';

/** X, which uses OAuth: first the app's keys, then the account's permission. */
export function TwitterPanel({ state, reread, outcome = null }: PanelProps) {
  const words = useStrings(twitterSetupStrings);
  const { save: saveLabel, credentials, name } = useStrings(connectionStrings);
  const testWords = useStrings(connectionTestStrings);
  const account = useAccount(state, reread);
  const save = useSaveAccount(account);
  const sayCopied = useSayCopied();
  const isConnected = useIsLetIn(state);
  const { run, test, cancel } = useChannelTest(state, account, reread, useTwitterReport());
  const missing = useMissingKeys(account);
  const redirect = state.connection?.redirectUrl ?? new URL(CALLBACK_PATH, state.origin).href;
  return (
    <Stack gap="xl" width="form">
      {outcome !== null && outcome !== 'other_mailbox' && !isConnected && (
        <Notice title={words.outcome[outcome]} tone="negative">
          {words.outcomeHelp[outcome]}
        </Notice>
      )}
      <ConnectionNotices state={state} onReconnect={() => location.assign(LOGIN_PATH)} />
      <Guide provider={account.provider} isOpen={state.connection?.mode !== 'live'} />
      <Stack gap="lg">
        <Form aria-label={credentials({ channelName: name.twitter })} onSubmit={save}>
          {account.fields.slice(0, 2).map((field) => (
            <SettingInput key={field.name} account={account} field={field} />
          ))}
          <CopyField label={words.redirect} value={redirect} description={words.redirectHelp} onCopied={sayCopied} />
          {account.fields
            .slice(2)
            .map((field) =>
              field.kind === 'scopes' ? (
                <ScopeGrid
                  key={field.name}
                  value={account.settings[field.name] ?? ''}
                  onChange={(scopes) => account.set(field.name, scopes)}
                />
              ) : (
                <SettingInput key={field.name} account={account} field={field} />
              ),
            )}
          <FormActions>
            <SubmitButton>{saveLabel}</SubmitButton>
            {!isConnected && <LoginLink href={LOGIN_PATH}>{words.connect}</LoginLink>}
            <TestButton
              account={account}
              isConnected={isConnected}
              isRunning={run.isRunning}
              onTest={() => void test('')}
              onCancel={cancel}
            >
              {words.run}
            </TestButton>
            {isConnected && <Disconnect onDone={reread} />}
          </FormActions>
          <Text size="caption" tone="muted">
            {(isConnected ? null : missing) ?? testWords.public}
          </Text>
        </Form>
        <TestResults run={run} />
      </Stack>
      <ConnectionState state={state} reread={reread} />
    </Stack>
  );
}
