import { getGetConnectionSummaryUrl, getListModulesUrl, getListSubscriptionsUrl } from '@concordia/api-client';
import { NO_EVENT_FILTERS } from '@concordia/ui/widgets/hub/eventFilters';
import { eventsUrl } from '@concordia/ui/widgets/shared/firstPages';
import { type Asks, has } from '../opening';

export const connectionAsks: Asks = (params) => {
  const summary = getGetConnectionSummaryUrl();
  switch (params.get('tab')) {
    case 'events':
      return has(params, ['topic', 'status', 'period']) ? [summary] : [summary, eventsUrl(NO_EVENT_FILTERS, null)];
    case 'webhooks':
      return [summary, getListSubscriptionsUrl()];
    case 'auth':
      // Rarely opened first, and its calls would add to what every page loads.
      return [summary];
    default:
      return [summary, getListModulesUrl()];
  }
};
