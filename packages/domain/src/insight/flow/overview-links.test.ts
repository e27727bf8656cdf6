import { expect, it } from 'vitest';
import { byChannel } from '../../channels/channels.js';
import { overviewLinks } from './overview-links.js';

it('links each figure of an overview to its messages', () => {
  const since = Date.UTC(2026, 10, 13, 23);
  const links = overviewLinks(since, { from: since - 86_400_000, to: since - 1_000 });
  const from = 'from=2026-11-13T23%3A00%3A00.000Z';
  const all = `/api/messages?${from}`;
  const inbound = `${all}&direction=inbound`;
  expect(links).toEqual({
    messages: all,
    preceding: '/api/messages?from=2026-11-12T23%3A00%3A00.000Z&to=2026-11-13T22%3A59%3A59.000Z',
    inbound,
    outbound: `${all}&direction=outbound`,
    byChannel: byChannel((channel) => `${all}&channel=${channel}`),
    byPriority: {
      high: `${inbound}&priority=high`,
      medium: `${inbound}&priority=medium`,
      low: `${inbound}&priority=low`,
    },
    bySentiment: {
      positive: `${inbound}&sentiment=positive`,
      neutral: `${inbound}&sentiment=neutral`,
      negative: `${inbound}&sentiment=negative`,
      unknown: `${inbound}&sentiment=unknown`,
    },
  });
});

it('keeps to the account whose figures they are', () => {
  const { byChannel: _, byPriority, bySentiment, ...links } = overviewLinks(0, { from: 0, to: 1 }, 'the-account');
  for (const link of [...Object.values(links), ...Object.values(byPriority), ...Object.values(bySentiment)])
    expect(link).toMatch(/[?&]accountId=the-account$/);
});
