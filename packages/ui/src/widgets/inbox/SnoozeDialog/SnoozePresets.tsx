import { snoozeChoices } from '@concordia/domain';
import { Button as AriaButton } from 'react-aria-components';
import { useDateFormat, useStrings } from '../../../locale';
import { triageStrings } from '../../../strings/generated/triage';
import * as styles from './SnoozeDialog.css';
import { useZone } from './useZone';

interface SnoozePresetsProps {
  now: number;
  /** The preset being saved; `null` if none is. */
  pendingUntil: number | null;
  onChoose: (until: number) => void;
}

export function SnoozePresets({ now, pendingUntil, onChoose }: SnoozePresetsProps) {
  const { snooze: words } = useStrings(triageStrings);
  const format = useDateFormat({ weekday: 'short', hour: 'numeric', minute: '2-digit' });
  const zone = useZone();
  return (
    <ul className={styles.presets} aria-label={words.presets}>
      {snoozeChoices(now, zone).map(({ preset, until }, index) => (
        <li key={preset}>
          <AriaButton
            className={styles.preset}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog of choices begins at the first of them
            autoFocus={index === 0}
            isPending={pendingUntil === until}
            onPress={() => onChoose(until)}
          >
            <span>{words.preset[preset]}</span>
            <span className={styles.when}>{format.format(until)}</span>
          </AriaButton>
        </li>
      ))}
    </ul>
  );
}
