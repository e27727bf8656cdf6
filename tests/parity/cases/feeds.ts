import type { World } from '@concordia/fixtures';
import * as replies from '@concordia/fixtures/replies';
import type { ParityCases } from './pages.ts';

const ZONES = ['UTC', 'Pacific/Auckland', 'America/Los_Angeles'];

export function feedCases(world: World): ParityCases {
  const birthdays = (which: string, reply: (world: World, timeZone?: string) => object) => [
    { path: `/api/birthdays/${which}`, reply: () => reply(world) },
    ...ZONES.map((zone) => ({ path: `/api/birthdays/${which}?timeZone=${zone}`, reply: () => reply(world, zone) })),
  ];
  return {
    listNews: [{ path: '/api/news/ticker', reply: () => replies.listNews(world) }],
    listNewsSources: [{ path: '/api/news/sources', reply: () => replies.listNewsSources(world) }],
    getMarketOverview: [{ path: '/api/market/overview', reply: () => replies.getMarketOverview(world) }],
    listBirthdaysToday: birthdays('today', replies.listBirthdaysToday),
    listUpcomingBirthdays: birthdays('upcoming', replies.listUpcomingBirthdays),
    listRecentBirthdays: birthdays('recent', replies.listRecentBirthdays),
  };
}
