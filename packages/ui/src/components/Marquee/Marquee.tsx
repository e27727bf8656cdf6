import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type ReactNode, useState } from 'react';
import { mergeProps, useFocusWithin, useHover } from 'react-aria';
import { useStrings } from '../../locale';
import { usePausable } from '../../motion';
import { motionStrings } from '../../strings/generated/motion';
import { IconButton } from '../Button';
import * as styles from './Marquee.css';
import { useBelt } from './useBelt';

export interface MarqueeItem {
  /** Its identity among the others. */
  id: string;
  /** A few words on one line; a `Link` where it leads somewhere. */
  content: ReactNode;
}

export interface MarqueeProps {
  /** Names what runs by: "Markets". */
  label: string;
  /** What runs by, in order. */
  items: readonly MarqueeItem[];
  /**
   * How long one round takes, in seconds. Long rows want more: a word should be in sight for five seconds at least.
   *
   * @default 16
   */
  duration?: number;
}

/**
 * A line of small facts that runs by, for what may be missed. It stands still under the pointer, and becomes a row that one scrolls while focus is
 * in it, while it is paused, and for people who asked for less motion.
 */
export function Marquee({ label, items, duration = 16 }: MarqueeProps) {
  const words = useStrings(motionStrings);
  const { isReduced, isPaused, togglePause } = usePausable();
  const [hasFocus, setFocus] = useState(false);
  const { hoverProps, isHovered } = useHover({});
  const { focusWithinProps } = useFocusWithin({ onFocusWithinChange: setFocus });
  const isStill = isReduced || isPaused || hasFocus;
  const { track, belt } = useBelt({ duration, isStill, isHeld: isHovered });
  if (items.length === 0) return null;
  const motion = isStill ? 'still' : isHovered ? 'held' : 'running';
  return (
    <div className={styles.root} data-motion={motion}>
      <div
        {...mergeProps(hoverProps, focusWithinProps)}
        ref={track}
        role="group"
        aria-label={label}
        className={styles.track({ moves: !isStill, mayMove: !isReduced })}
      >
        <div ref={belt} className={styles.belt} style={assignInlineVars({ [styles.rounds]: isReduced ? '1' : '2' })}>
          <ul className={styles.round}>
            <Items items={items} />
          </ul>
          {!isReduced && (
            // The same again, so that the end of the row is followed by its beginning. For the eye only.
            <ul className={styles.round} aria-hidden inert>
              <Items items={items} />
            </ul>
          )}
        </div>
      </div>
      {!isReduced && (
        <IconButton
          icon={isPaused ? 'play' : 'pause'}
          label={isPaused ? words.resumeOf({ name: label }) : words.pauseOf({ name: label })}
          size="small"
          onPress={togglePause}
        />
      )}
    </div>
  );
}

function Items({ items }: Pick<MarqueeProps, 'items'>) {
  return items.map(({ id, content }) => (
    <li key={id} className={styles.item}>
      {/* Prices and names of one script in a page of another keep their order. */}
      <bdi>{content}</bdi>
    </li>
  ));
}
