import { isSignInMailbox, PROVIDER_PROFILES, providersOf } from '@concordia/domain';
import { Button } from '../../../components/Button';
import { Form, FormActions, SubmitButton } from '../../../components/Form';
import { Select } from '../../../components/Select';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { connectionStrings } from '../../../strings/connection';
import { connectionTestStrings } from '../../../strings/generated/connectionTest';
import { emailSetupStrings } from '../../../strings/generated/emailSetup';
import { TestResults } from '../channelDraft/TestResults';
import type { PanelProps } from './AccountPanel';
import { Guide } from './Guide';
import { MailboxSignIn } from './MailboxSignIn';
import { SettingInput } from './SettingInput';
import { RecipientField, TestButton, useMissingKeys } from './TestControls';
import type { Account } from './useAccount';
import { useChannelTest, useUsualReport } from './useChannelTest';
import { useEnrichmentTest } from './useEnrichmentTest';
import { useSaveAccount } from './useSaveAccount';
import { WebhookAddress } from './WebhookAddress';

interface EmailConfigProps extends PanelProps {
  account: Account;
  isEnriched: boolean;
  recipient: string;
  onRecipient: (recipient: string) => void;
}

const CARRIERS = providersOf('email');

/** The fields of the Security tab. */
export const SECURITY_FIELDS: ReadonlySet<string> = new Set(['webhookSecret', 'inboundPassword']);

export function EmailConfig({ state, reread, account, isEnriched, recipient, onRecipient }: EmailConfigProps) {
  const words = useStrings(emailSetupStrings);
  const { save: saveLabel, credentials, name, noWebhook, provider } = useStrings(connectionStrings);
  const testWords = useStrings(connectionTestStrings);
  const save = useSaveAccount(account);
  const { run, test, cancel } = useChannelTest(state, account, reread, useUsualReport(state));
  const enrichment = useEnrichmentTest(account);
  const missing = useMissingKeys(account);
  // IMAP has no brand name, so its label is translated.
  const options = CARRIERS.map((id) => ({ id, label: id === 'imap' ? words.mailbox : PROVIDER_PROFILES[id].name }));
  return (
    <Stack gap="lg">
      <Select label={provider} options={options} value={account.provider} onChange={account.chooseProvider} />
      <Guide key={account.provider} provider={account.provider} isOpen={state.connection?.mode !== 'live'} />
      <Form aria-label={credentials({ channelName: name.email })} onSubmit={save}>
        {account.fields
          .filter(({ name }) => !SECURITY_FIELDS.has(name))
          .map((field) => (
            <SettingInput key={field.name} account={account} field={field} />
          ))}
        <WebhookAddress state={state} account={account} label={words.webhook} />
        {isSignInMailbox(account.provider) && <MailboxSignIn {...{ state, account }} provider={account.provider} />}
        <RecipientField account={account} isSimulated={state.isSimulated} value={recipient} onChange={onRecipient} />
        <FormActions>
          <SubmitButton>{saveLabel}</SubmitButton>
          <Button
            isDisabled={!isEnriched || enrichment === null}
            isPending={enrichment?.isBusy ?? false}
            onPress={() => void enrichment?.test()}
          >
            {words.testEnrichment}
          </Button>
          <TestButton account={account} isRunning={run.isRunning} onTest={() => void test(recipient)} onCancel={cancel}>
            {testWords.test}
          </TestButton>
        </FormActions>
        {(missing !== null || enrichment === null) && (
          <Text size="caption" tone="muted">
            {[missing, enrichment === null ? `${noWebhook} ${words.notForImap}` : null].filter(Boolean).join(' ')}
          </Text>
        )}
      </Form>
      <TestResults run={run} />
    </Stack>
  );
}
