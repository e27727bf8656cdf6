import { Icon, type IconName } from '@concordia/ui/components/Icon';
import { text } from '@concordia/ui/theme';
import { type ThemeChoice, themeChoices } from '../theme/theme';
import * as styles from './AccountMenu.css';

interface ThemePickerProps {
  choice: ThemeChoice;
  onChange: (choice: ThemeChoice) => void;
}

const looks = {
  system: { name: 'System', icon: 'monitor' },
  light: { name: 'Light', icon: 'sun' },
  dark: { name: 'Dark', icon: 'moon' },
} as const satisfies Record<ThemeChoice, { name: string; icon: IconName }>;

/** Light, dark, or whatever the device is. */
export function ThemePicker({ choice, onChange }: ThemePickerProps) {
  return (
    <fieldset className={styles.themes}>
      <legend className={text({ style: 'caption', tone: 'muted' })}>Appearance</legend>
      <div className={styles.themeRow}>
        {themeChoices.map((one) => (
          <label key={one} className={styles.theme}>
            <input
              type="radio"
              name="theme"
              value={one}
              checked={one === choice}
              onChange={() => onChange(one)}
              className={styles.themeInput}
            />
            <Icon name={looks[one].icon} />
            {looks[one].name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
