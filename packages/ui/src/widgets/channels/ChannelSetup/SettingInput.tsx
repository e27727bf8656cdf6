import type { SettingField } from '@concordia/domain';
import { Radio, RadioGroup } from '../../../components/RadioGroup';
import { Switch } from '../../../components/Switch';
import { TextField } from '../../../components/TextField';
import { useStrings } from '../../../locale';
import { settingStrings } from '../../../strings/generated/setting';
import { nameIn } from '../../../strings/nameIn';
import { SecretField } from './SecretField';
import type { Account } from './useAccount';
import { useFieldWords } from './useFieldWords';

interface SettingInputProps {
  account: Account;
  field: SettingField;
}

/** One account setting, with the input for its kind. Scopes, which only X has, use `ScopeGrid`. */
export function SettingInput({ account, field }: SettingInputProps) {
  const { choice } = useStrings(settingStrings);
  const words = useFieldWords(account.provider)(field);
  const { name, kind } = field;
  const value = account.settings[name] ?? '';
  const set = (next: string) => account.set(name, next);
  if (field.isSecret) return <SecretField account={account} field={field} words={words} />;
  if (kind === 'boolean') {
    return (
      <Switch
        name={`settings.${name}`}
        isSelected={value === 'true'}
        description={words.description}
        onChange={(isOn) => set(String(isOn))}
      >
        {words.label}
      </Switch>
    );
  }
  if (kind === 'choice') {
    return (
      <RadioGroup name={`settings.${name}`} label={words.label} value={value} onChange={set}>
        {(field.choices ?? []).map((id) => (
          <Radio key={id} value={id}>
            {nameIn(choice, id)}
          </Radio>
        ))}
      </RadioGroup>
    );
  }
  return (
    <TextField
      name={`settings.${name}`}
      type={typeOf(kind)}
      inputMode={kind === 'digits' || kind === 'port' ? 'numeric' : undefined}
      autoComplete="off"
      spellCheck="false"
      label={words.label}
      description={words.description}
      value={value}
      validate={words.validate}
      onChange={set}
      onBlur={() => {
        const tidy = tidied(name, value);
        if (tidy !== value) set(tidy);
      }}
    />
  );
}

const typeOf = (kind: SettingField['kind']) => (kind === 'email' ? 'email' : kind === 'phone' ? 'tel' : 'text');

/** Trims spaces from pasted values, and the @ from handles. */
const tidied = (name: string, value: string): string =>
  name === 'handle' ? value.trim().replace(/^@/, '').trim() : value.trim();
