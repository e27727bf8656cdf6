import type { Ref } from 'react';
import { useStrings } from '../../locale';
import { keyStrings } from '../../strings/generated/key';
import { VisuallyHidden } from '../VisuallyHidden';
import * as styles from './Kbd.css';
import { keysOf } from './keys';
import { usePlatform } from './platform';

export interface KbdProps {
  /**
   * A key or a chord joined by plus signs, named as in `KeyboardEvent.key`: `Enter`, `Shift+ArrowDown`. `Mod` is
   * Command on Apple platforms and Control elsewhere.
   */
  keys: string;
  ref?: Ref<HTMLElement>;
}

/** A key or chord as labeled on the current platform's keyboard. Screen readers read the key names. */
export function Kbd({ keys, ref }: KbdProps) {
  const words = useStrings(keyStrings);
  const chord = keysOf(keys, usePlatform(), words);
  return (
    // Keys keep the keyboard's order on right-to-left pages.
    <kbd ref={ref} dir="ltr" className={styles.chord}>
      {chord.map(({ sign }, place) => (
        <kbd key={place} aria-hidden className={styles.key}>
          {sign}
        </kbd>
      ))}
      <VisuallyHidden>{chord.map(({ word }) => word).join(' ')}</VisuallyHidden>
    </kbd>
  );
}
