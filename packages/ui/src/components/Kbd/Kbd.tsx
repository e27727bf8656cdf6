import { useStrings } from '../../locale';
import { keyStrings } from '../../strings/generated/key';
import { VisuallyHidden } from '../VisuallyHidden';
import * as styles from './Kbd.css';
import { keysOf } from './keys';
import { usePlatform } from './platform';

export interface KbdProps {
  /**
   * One key, or several joined by a plus, named as `KeyboardEvent.key` names them: `Enter`, `Shift+ArrowDown`. `Mod` is Command on Apple's
   * keyboards and Control on others.
   */
  keys: string;
}

/** A key or a chord of keys, as they are on the keyboard in use. Screen readers hear their names. */
export function Kbd({ keys }: KbdProps) {
  const words = useStrings(keyStrings);
  const chord = keysOf(keys, usePlatform(), words);
  return (
    // The order of pressing is that of the keyboard, not that of the page.
    <kbd dir="ltr" className={styles.chord}>
      {chord.map(({ sign }, place) => (
        <kbd key={place} aria-hidden className={styles.key}>
          {sign}
        </kbd>
      ))}
      <VisuallyHidden>{chord.map(({ word }) => word).join(' ')}</VisuallyHidden>
    </kbd>
  );
}
