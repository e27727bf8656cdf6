import { useStrings } from '../../../locale';
import { tickerStrings } from '../../../strings/generated/ticker';
import { BirthdayTicker, type BirthdayTickerProps } from '../../people/BirthdayTicker';
import { MarketTicker } from '../MarketTicker';
import { NewsTicker } from '../NewsTicker';
import * as styles from './TickerStrip.css';

/** One quiet line above the board: birthdays, markets, news. */
export function TickerStrip({ contactHref }: BirthdayTickerProps) {
  const words = useStrings(tickerStrings);
  return (
    <div role="group" aria-label={words.strip} className={styles.strip}>
      <BirthdayTicker contactHref={contactHref} />
      <MarketTicker />
      <NewsTicker />
    </div>
  );
}
