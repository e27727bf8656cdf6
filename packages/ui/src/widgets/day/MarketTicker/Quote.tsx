import type { MarketQuote } from '@concordia/api-client';
import { Icon } from '../../../components/Icon';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { useFigure, useStrings } from '../../../locale';
import { tickerStrings } from '../../../strings/generated/ticker';
import * as styles from './Quote.css';

/** Smaller moves round to 0.00, so they count as no change. */
const SMALLEST = 0.005;

const VALUE = { minimumFractionDigits: 2, maximumFractionDigits: 4 } as const;
const CHANGE = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

export function Quote({ quote: { label, value, change, type } }: { quote: MarketQuote }) {
  const words = useStrings(tickerStrings);
  const figure = useFigure(VALUE);
  const changeFigure = useFigure(CHANGE);
  const direction = Math.abs(change) < SMALLEST ? 'flat' : change > 0 ? 'up' : 'down';
  const amount = changeFigure(Math.abs(change));
  const move =
    type === 'bp' ? words.basisPoints({ change: amount }) : type === 'pct' ? words.percent({ change: amount }) : amount;
  const said = { up: words.rose, down: words.fell, flat: () => words.unchanged }[direction];
  return (
    <span className={styles.quote}>
      <span className={styles.label}>{label}</span>
      <span className={styles.figure}>{figure(value)}</span>
      <span className={styles.change} data-direction={direction} aria-hidden>
        {direction !== 'flat' && <Icon name={direction === 'up' ? 'arrow-up' : 'arrow-down'} size="small" />}
        {move}
      </span>
      <VisuallyHidden>{said({ change: move })}</VisuallyHidden>
    </span>
  );
}
