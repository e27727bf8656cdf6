import { ToggleButtonGroup } from '@concordia/ui/components/ButtonGroup';
import { Stack } from '@concordia/ui/components/Stack';
import { Text } from '@concordia/ui/components/Text';
import { useStrings } from '@concordia/ui/locale';
import { accountStrings } from '../../strings/generated/account';
import { useLanguageSettings } from '../language/LanguageContext';
import { directionChoices, languageChoices } from '../language/preferences';

/** The language of the app and the direction of its text. */
export function LanguagePicker() {
  const words = useStrings(accountStrings);
  const { language, chooseLanguage, direction, chooseDirection } = useLanguageSettings();
  return (
    <>
      <Choice
        label={words.language}
        names={words.languages}
        choices={languageChoices}
        value={language}
        onChange={chooseLanguage}
      />
      <Choice
        label={words.direction}
        names={words.directions}
        choices={directionChoices}
        value={direction}
        onChange={chooseDirection}
      />
    </>
  );
}

interface ChoiceProps<Id extends string> {
  label: string;
  names: Readonly<Record<Id, string>>;
  choices: readonly Id[];
  value: Id;
  onChange: (id: Id) => void;
}

function Choice<Id extends string>({ label, names, choices, value, onChange }: ChoiceProps<Id>) {
  return (
    <Stack gap="xs">
      <Text size="caption" tone="muted">
        {label}
      </Text>
      <ToggleButtonGroup
        label={label}
        options={choices.map((id) => ({ id, label: names[id] }))}
        value={value}
        onChange={onChange}
      />
    </Stack>
  );
}
