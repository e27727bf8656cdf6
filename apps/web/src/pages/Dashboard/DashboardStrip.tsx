import { TickerStrip } from '@concordia/ui/widgets/day/TickerStrip';
import { contactHref } from '../../app/navigation/hrefs';

/** The three boxes above the board: whose birthday it is, what the markets do, what is in the news. */
export function DashboardStrip() {
  return <TickerStrip contactHref={contactHref} />;
}
