import {
  getGetAnalyticsOverviewUrl,
  getGetConnectionAuthUrl,
  getGetConnectionSummaryUrl,
  getGetGraphStatsUrl,
  getGetGuardrailsUrl,
  getGetHealthUrl,
  getGetIngestPipelineUrl,
  getGetMarketOverviewUrl,
  getGetMorningBriefUrl,
  getGetNotificationSummaryUrl,
  getGetPatternsUrl,
  getGetStatsUrl,
  getGetWorkspaceUrl,
  getListChannelsUrl,
  getListImportsUrl,
  getListIngestRunsUrl,
  getListModulesUrl,
  getListNewsUrl,
  getListSubscriptionsUrl,
} from '@concordia/api-client';
import { MESSAGE_STATUSES } from '@concordia/domain';
import { isRange } from '@concordia/domain/flow';
import type { ThemeName } from '@concordia/ui/theme';
import { NO_EVENT_FILTERS } from '@concordia/ui/widgets/hub/eventFilters';
import { columnUrl, contactsUrl, eventsUrl } from '@concordia/ui/widgets/shared/firstPages';

/** How a page is shown, as far as it decides what is asked. */
export interface Appearance {
  /** The window is wide enough for the board. */
  readonly hasRoom: boolean;
  readonly theme: ThemeName;
}

/** What a page asks the server when it is opened by its address. */
type Asks = (params: URLSearchParams, appearance: Appearance) => readonly string[];

/** What the header asks on every page. */
const always = [getGetWorkspaceUrl(), getGetNotificationSummaryUrl()];

const has = (params: URLSearchParams, names: readonly string[]): boolean =>
  [...params.keys()].some((name) => names.includes(name));

/**
 * The board without filters; with one, or on a phone, other lists are shown, which the page asks for itself. The strip above it, which a
 * phone does not show, comes after the columns.
 */
const dashboard: Asks = (params, { hasRoom }) => {
  const isBoard = hasRoom && [...params.keys()].every((name) => name === 'message');
  const columns = isBoard ? MESSAGE_STATUSES.map((status) => columnUrl(status)) : [];
  const strip = hasRoom ? [getListNewsUrl(), getGetMarketOverviewUrl()] : [];
  return [getGetStatsUrl(), ...columns, ...strip, getListImportsUrl({ limit: 20 })];
};

/** The brief, or the overview; the other views are seldom the first. */
const analytics: Asks = (params, { theme }) => {
  const tab = params.get('tab');
  if (tab === null) return [getGetMorningBriefUrl({ theme })];
  const range = params.get('range') ?? '7d';
  return tab === 'analytics' && isRange(range) ? [getGetAnalyticsOverviewUrl({ range })] : [];
};

/** The figures above all views, and those of the view itself where it begins with some. */
const intelligence: Asks = (params) => {
  const tab = params.get('tab');
  const graph = getGetGraphStatsUrl();
  if (tab === 'patterns') return [graph, getGetPatternsUrl()];
  // Nobody has asked anything yet.
  if (tab === 'search' || tab === 'optimization') return [graph];
  return [graph, getListIngestRunsUrl({ limit: 10 }), getGetIngestPipelineUrl()];
};

/** The figures above all views, and what the view itself begins with. */
const connection: Asks = (params) => {
  const summary = getGetConnectionSummaryUrl();
  switch (params.get('tab')) {
    case 'events':
      return has(params, ['topic', 'status', 'period']) ? [summary] : [summary, eventsUrl(NO_EVENT_FILTERS, null)];
    case 'webhooks':
      return [summary, getListSubscriptionsUrl()];
    case 'auth':
      return [summary, getGetConnectionAuthUrl()];
    default:
      return [summary, getListModulesUrl()];
  }
};

const ofPages: Readonly<Record<string, Asks>> = {
  '/': dashboard,
  '/contacts': (params) => (has(params, ['q', 'sort']) ? [] : [contactsUrl({ query: '', sort: 'activity' })]),
  '/analytics': analytics,
  '/intelligence': intelligence,
  '/connection': connection,
  '/setup': (params) =>
    has(params, ['section']) ? [] : [getGetHealthUrl(), getListChannelsUrl(), getGetGuardrailsUrl()],
};

/**
 * The URLs of the calls that an address will lead to, as far as they are known before its page is.
 *
 * @param path of the page.
 * @param search of the address, with or without its question mark.
 */
export const asksOf = (path: string, search: string, appearance: Appearance): readonly string[] => [
  ...(ofPages[path]?.(new URLSearchParams(search), appearance) ?? []),
  ...always,
];
