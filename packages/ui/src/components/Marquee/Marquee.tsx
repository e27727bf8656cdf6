import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type ReactNode, type Ref, useState } from 'react';
import { mergeProps, useFocusWithin, useHover } from 'react-aria';
import { useStrings } from '../../locale';
import { usePausable } from '../../motion';
import { motionStrings } from '../../strings/generated/motion';
import { IconButton } from '../Button';
import * as styles from './Marquee.css';
import { useBelt } from './useBelt';

export interface MarqueeItem {
  id: string;
  /** A few words on one line, or a `Link`. */
  content: ReactNode;
}

export interface MarqueeProps {
  /** Accessible name: "Markets". */
  label: string;
  items: readonly MarqueeItem[];
  /** Seconds per round. Longer rows need more: each word should be visible for at least five seconds. @default 16 */
  duration?: number;
  ref?: Ref<HTMLDivElement>;
}

/**
 * A moving line of minor facts that are safe to miss. It pauses under the pointer. While focused, paused or with
 * reduced motion, it is a scrollable row.
 */
export function Marquee({ label, items, duration = 16, ref }: MarqueeProps) {
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
    <div ref={ref} className={styles.root} data-motion={motion}>
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
            // Repeats the items visually, so that the first follows the last.
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
      {/* Isolates names and prices written in another direction than the page. */}
      <bdi>{content}</bdi>
    </li>
  ));
}
