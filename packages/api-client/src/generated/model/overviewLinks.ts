/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { OverviewLinksByChannel } from './overviewLinksByChannel';
import type { OverviewLinksByPriority } from './overviewLinksByPriority';
import type { OverviewLinksBySentiment } from './overviewLinksBySentiment';

/**
 * Calls that list the messages behind the figures.
 */
export interface OverviewLinks {
  messages: string;
  /** Messages of the preceding period that growth is compared with. */
  preceding: string;
  inbound: string;
  outbound: string;
  byChannel: OverviewLinksByChannel;
  byPriority: OverviewLinksByPriority;
  bySentiment: OverviewLinksBySentiment;
}
