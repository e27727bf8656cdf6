import { IconButton } from '../../../components/Button';
import { useStrings } from '../../../locale';
import { tickerStrings } from '../../../strings/generated/ticker';
import { BirthdayTicker } from '../../people/BirthdayTicker';
import { MarketTicker } from '../MarketTicker';
import { NewsTicker } from '../NewsTicker';
import * as styles from './TickerStrip.css';

export interface TickerStripProps {
  contactHref: (contactId: string) => string;
  /** Called to put the strip away. */
  onHide: () => void;
}

/** One quiet line above the board, which can be put away: birthdays, markets, news. */
export function TickerStrip({ contactHref, onHide }: TickerStripProps) {
  const words = useStrings(tickerStrings);
  return (
    <div role="group" aria-label={words.strip} className={styles.strip}>
      <div className={styles.tickers}>
        <BirthdayTicker contactHref={contactHref} />
        <MarketTicker />
        <NewsTicker />
      </div>
      <IconButton icon="close" size="small" label={words.hide} tooltipPlacement="bottom" onPress={onHide} />
    </div>
  );
}
