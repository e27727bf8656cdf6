import { Form, FormActions, SubmitButton } from '../../../components/Form';
import { Heading } from '../../../components/Heading';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { connectionStrings } from '../../../strings/connection';
import { emailSetupStrings } from '../../../strings/generated/emailSetup';
import { SECURITY_FIELDS } from './EmailConfig';
import { SettingInput } from './SettingInput';
import type { Account } from './useAccount';
import { useSaveAccount } from './useSaveAccount';

export function EmailSecurity({ account }: { account: Account }) {
  const words = useStrings(emailSetupStrings);
  const { save: saveLabel } = useStrings(connectionStrings);
  const save = useSaveAccount(account);
  const fields = account.fields.filter(({ name }) => SECURITY_FIELDS.has(name));
  return (
    <Stack gap="xl">
      {fields.length === 0 ? (
        <Text tone="muted">{words.noSecret}</Text>
      ) : (
        <Form aria-label={words.secretTitle} onSubmit={save}>
          {fields.map((field) => (
            <SettingInput key={field.name} account={account} field={field} />
          ))}
          <FormActions>
            <SubmitButton>{saveLabel}</SubmitButton>
          </FormActions>
        </Form>
      )}
      <Stack gap="xs">
        <Heading level={3} size="dense">
          {words.retention}
        </Heading>
        <Text tone="muted">{words.retentionHelp}</Text>
      </Stack>
      <Stack gap="xs">
        <Heading level={3} size="dense">
          {words.privacy}
        </Heading>
        <Text tone="muted">{words.gdpr}</Text>
        <Text tone="muted">{words.canSpam}</Text>
        <Text tone="muted">{words.consent}</Text>
      </Stack>
    </Stack>
  );
}
