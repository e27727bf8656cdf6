import { Icon, type IconName } from '@concordia/ui/components/Icon';
import { useStrings } from '@concordia/ui/locale';
import { text } from '@concordia/ui/theme';
import { accountStrings } from '../../strings/account';
import { type ThemeChoice, themeChoices } from '../theme/theme';
import * as styles from './AccountMenu.css';

interface ThemePickerProps {
  choice: ThemeChoice;
  onChange: (choice: ThemeChoice) => void;
}

const drawings = { system: 'monitor', light: 'sun', dark: 'moon' } as const satisfies Record<ThemeChoice, IconName>;

/** Light, dark, or whatever the device is. */
export function ThemePicker({ choice, onChange }: ThemePickerProps) {
  const words = useStrings(accountStrings);
  return (
    <fieldset className={styles.themes}>
      <legend className={text({ style: 'caption', tone: 'muted' })}>{words.appearance}</legend>
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
            <Icon name={drawings[one]} />
            {words.theme[one]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
