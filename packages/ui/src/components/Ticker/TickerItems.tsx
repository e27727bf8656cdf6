import { mergeProps, useFocusRing, useHover } from 'react-aria';
import { useStrings } from '../../locale';
import { usePausable } from '../../motion';
import { motionStrings } from '../../strings/generated/motion';
import { IconButton } from '../Button';
import { dotCount, dotOf } from './dots';
import type { TickerItem } from './Ticker';
import type { TickerLayout } from './Ticker.css';
import * as styles from './Ticker.css';
import { useTicker } from './useTicker';

interface TickerItemsProps {
  items: readonly TickerItem[];
  interval: number;
  layout: TickerLayout;
}

export function TickerItems({ items, interval, layout }: TickerItemsProps) {
  const words = useStrings(motionStrings);
  const { isReduced, isPaused, togglePause } = usePausable();
  const { hoverProps, isHovered } = useHover({});
  // Only visible focus pauses: a button clicked with the pointer keeps focus and would pause it forever.
  const { focusProps, isFocusVisible } = useFocusRing({ within: true });
  const isMoving = !(isReduced || isPaused || isHovered || isFocusVisible);
  const { index, showNext, showPrevious } = useTicker({ ids: items.map(({ id }) => id), interval, isMoving });
  const count = items.length;
  return (
    <div
      {...mergeProps(hoverProps, focusProps)}
      className={styles.root({ layout })}
      data-motion={isMoving ? 'running' : 'still'}
    >
      <div className={styles.stage} aria-live={isMoving ? 'off' : 'polite'}>
        {items.map(({ id, content }, place) => (
          // All items overlap, so that the tallest sets the height and nothing below moves.
          <div
            key={id}
            role="group"
            aria-roledescription={words.item}
            aria-label={words.place({ index: place + 1, count })}
            inert={place !== index}
            className={styles.item({ layout })}
          >
            {content}
          </div>
        ))}
      </div>
      {count > 1 && (
        <div className={styles.bar}>
          {layout === 'stacked' && <Dots index={index} count={count} />}
          <IconButton icon="chevron-left" label={words.previous} size="small" onPress={showPrevious} />
          {!isReduced && (
            <IconButton
              icon={isPaused ? 'play' : 'pause'}
              label={isPaused ? words.resume : words.pause}
              size="small"
              onPress={togglePause}
            />
          )}
          <IconButton icon="chevron-right" label={words.next} size="small" onPress={showNext} />
        </div>
      )}
    </div>
  );
}

/** Visual position indicator; the items announce it in words. */
function Dots({ index, count }: { index: number; count: number }) {
  const current = dotOf(index, count);
  return (
    <span className={styles.dots} aria-hidden>
      {Array.from({ length: dotCount(count) }, (_, dot) => (
        <span key={dot} className={styles.dot} data-current={dot === current || undefined} />
      ))}
    </span>
  );
}
