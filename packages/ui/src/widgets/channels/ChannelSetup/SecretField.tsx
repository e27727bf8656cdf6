import type { SettingField } from '@concordia/domain';
import { useId } from 'react';
import { Button } from '../../../components/Button';
import { Inline } from '../../../components/Inline';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { TextField } from '../../../components/TextField';
import { useStrings } from '../../../locale';
import { connectionStrings } from '../../../strings/connection';
import * as styles from './SecretField.css';
import type { Account } from './useAccount';
import type { FieldWords } from './useFieldWords';

export interface SecretFieldProps {
  account: Account;
  field: SettingField;
  words: FieldWords;
}

/** A secret: masked input, and once stored its last four characters, with replace and remove. */
export function SecretField({ account, field, words }: SecretFieldProps) {
  const { keepOf, keep } = useStrings(connectionStrings);
  const { stored, edit } = account.secretOf(field.name);
  if (stored !== null && edit?.is !== 'typed') {
    return <StoredSecret {...{ account, field, words }} lastFour={stored.lastFour} isRemoved={edit !== null} />;
  }
  const value = edit?.is === 'typed' ? edit.value : '';
  return (
    <Stack gap="xs">
      <TextField
        name={`secrets.${field.name}`}
        type="password"
        autoComplete="new-password"
        spellCheck="false"
        label={words.label}
        description={words.description}
        value={value}
        validate={words.validate}
        onChange={(typed) => account.setSecret(field.name, { is: 'typed', value: typed })}
        onBlur={() => value !== value.trim() && account.setSecret(field.name, { is: 'typed', value: value.trim() })}
      />
      {stored !== null && (
        <Inline>
          <Button
            size="small"
            tone="quiet"
            aria-label={keepOf({ field: words.label })}
            onPress={() => account.setSecret(field.name, null)}
          >
            {keep}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}

interface StoredSecretProps extends SecretFieldProps {
  lastFour: string;
  /** Removed on save. */
  isRemoved: boolean;
}

function StoredSecret({ account, field, words, lastFour, isRemoved }: StoredSecretProps) {
  const say = useStrings(connectionStrings);
  const id = useId();
  const { name } = field;
  return (
    <div role="group" aria-labelledby={id}>
      <Text id={id} size="dense" weight="medium" as="div">
        {words.label}
      </Text>
      <div className={styles.stored}>
        <Text as="code" size="dense" tone={isRemoved ? 'muted' : 'ink'}>
          {say.stored({ lastFour })}
        </Text>
        <Inline gap="xs">
          {isRemoved ? (
            <Button
              size="small"
              aria-label={say.keepOf({ field: words.label })}
              onPress={() => account.setSecret(name, null)}
            >
              {say.keep}
            </Button>
          ) : (
            <>
              <Button
                size="small"
                aria-label={say.replaceOf({ field: words.label })}
                onPress={() => account.setSecret(name, { is: 'typed', value: '' })}
              >
                {say.replace}
              </Button>
              <Button
                size="small"
                tone="quiet"
                aria-label={say.removeOf({ field: words.label })}
                onPress={() => account.setSecret(name, { is: 'removed' })}
              >
                {say.remove}
              </Button>
            </>
          )}
        </Inline>
      </div>
      <Text size="caption" tone="muted">
        {isRemoved ? say.removedHelp : say.storedHelp}
      </Text>
    </div>
  );
}
