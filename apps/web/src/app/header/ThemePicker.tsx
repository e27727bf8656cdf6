import type { IconName } from '@concordia/ui/components/Icon';
import { useStrings } from '@concordia/ui/locale';
import { accountStrings } from '../../strings/generated/account';
import { type ThemeChoice, themePreference } from '../theme/theme';
import { ChoicePicker } from './ChoicePicker';

interface ThemePickerProps {
  choice: ThemeChoice;
  onChange: (choice: ThemeChoice) => void;
}

const icons = { system: 'monitor', light: 'sun', dark: 'moon' } as const satisfies Record<ThemeChoice, IconName>;

export function ThemePicker({ choice, onChange }: ThemePickerProps) {
  const words = useStrings(accountStrings);
  return (
    <ChoicePicker<ThemeChoice>
      label={words.appearance}
      choices={themePreference.choices}
      names={words.theme}
      icons={icons}
      value={choice}
      onChange={onChange}
    />
  );
}
