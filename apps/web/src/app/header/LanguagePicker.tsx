import { useStrings } from '@concordia/ui/locale';
import { accountStrings } from '../../strings/generated/account';
import { useLanguageSettings } from '../language/LanguageContext';
import {
  type DirectionChoice,
  directionPreference,
  type LanguageChoice,
  languagePreference,
} from '../language/preferences';
import { ChoicePicker } from './ChoicePicker';

/** The language of the app. */
export function LanguageChoicePicker() {
  const words = useStrings(accountStrings);
  const { language, chooseLanguage } = useLanguageSettings();
  return (
    <ChoicePicker<LanguageChoice>
      label={words.language}
      choices={languagePreference.choices}
      names={words.languages}
      value={language}
      onChange={chooseLanguage}
    />
  );
}

/** The language of the app and the direction of its text. */
export function LanguagePicker() {
  const words = useStrings(accountStrings);
  const { direction, chooseDirection } = useLanguageSettings();
  return (
    <>
      <LanguageChoicePicker />
      <ChoicePicker<DirectionChoice>
        label={words.direction}
        choices={directionPreference.choices}
        names={words.directions}
        value={direction}
        onChange={chooseDirection}
      />
    </>
  );
}
