import { Button } from '../../../components/Button';
import { TextField } from '../../../components/TextField';
import { useStrings } from '../../../locale';
import { connectionTestStrings } from '../../../strings/generated/connectionTest';
import type { Account } from './useAccount';
import { useFieldWords } from './useFieldWords';

interface TestButtonProps {
  account: Account;
  /** A connected account already has the keys a test needs. @default false */
  isConnected?: boolean;
  children: string;
  isRunning: boolean;
  onTest: () => void;
  onCancel: () => void;
}

/** Starts the test once the required keys are present; cancels it while it runs. */
export function TestButton({ account, isConnected = false, children, isRunning, onTest, onCancel }: TestButtonProps) {
  const words = useStrings(connectionTestStrings);
  if (isRunning) return <Button onPress={onCancel}>{words.cancel}</Button>;
  return (
    <Button isDisabled={!isConnected && account.missingKeys.length > 0} onPress={onTest}>
      {children}
    </Button>
  );
}

/** Names the keys required for a test; `null` if none is missing. */
export function useMissingKeys(account: Account): string | null {
  const words = useStrings(connectionTestStrings);
  const wordsOf = useFieldWords(account.provider);
  const names = account.missingKeys.map((field) => wordsOf(field).label);
  return names.length === 0 ? null : words.needs({ fields: names.join(', ') });
}

interface RecipientFieldProps {
  account: Account;
  /** A simulated provider has its own test recipient. */
  isSimulated: boolean;
  value: string;
  onChange: (recipient: string) => void;
}

export function RecipientField({ account: { channel }, isSimulated, value, onChange }: RecipientFieldProps) {
  const words = useStrings(connectionTestStrings);
  const kind = channel === 'email' || channel === 'sms' ? channel : channel === 'whatsapp' ? 'sms' : 'other';
  return (
    <TextField
      label={words.recipient}
      description={isSimulated ? words.recipientHelp.simulated : words.recipientHelp[kind]}
      type={kind === 'email' ? 'email' : kind === 'sms' ? 'tel' : 'text'}
      autoComplete="off"
      value={value}
      onChange={onChange}
      onBlur={() => onChange(value.trim())}
    />
  );
}
