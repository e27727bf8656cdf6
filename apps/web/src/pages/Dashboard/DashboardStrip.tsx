import { TickerStrip } from '@concordia/ui/widgets/day/TickerStrip';
import { contactHref } from '../../app/navigation/hrefs';

export function DashboardStrip() {
  return <TickerStrip contactHref={contactHref} />;
}
