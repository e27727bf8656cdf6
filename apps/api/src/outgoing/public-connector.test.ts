import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { LookupFunction } from 'node:net';
import { Agent, buildConnector, fetch } from 'undici';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { publicConnector } from './public-connector.js';

const PUBLIC = 'public.example';

/** Every other name is of this machine. */
const lookup: LookupFunction = (_host, options, callback) =>
  options.all === true ? callback(null, [{ address: '127.0.0.1', family: 4 }]) : callback(null, '127.0.0.1', 4);

describe('connecting to the public internet alone', () => {
  let inside: Server;
  let outside: Server;
  let agent: Agent;
  let reached = 0;
  let leadsTo = '';

  const portOf = (server: Server): number => {
    const address = server.address();
    return typeof address === 'object' && address !== null ? address.port : 0;
  };

  beforeAll(async () => {
    inside = createServer((_, response) => {
      reached += 1;
      response.end('secret');
    }).listen(0, '127.0.0.1');
    outside = createServer((_, response) => response.writeHead(302, { location: leadsTo }).end()).listen(
      0,
      '127.0.0.1',
    );
    await Promise.all([once(inside, 'listening'), once(outside, 'listening')]);
    const [guarded, plain] = [publicConnector(lookup, 1_000), buildConnector({ timeout: 1_000 })];
    // There is no public server in a test: one name stands for it.
    agent = new Agent({
      connect: (options, callback) =>
        options.hostname === PUBLIC
          ? plain({ ...options, hostname: '127.0.0.1' }, callback)
          : guarded(options, callback),
    });
  });
  afterAll(async () => {
    await agent.destroy();
    inside.close();
    outside.close().closeAllConnections();
  });
  beforeEach(() => {
    reached = 0;
  });

  test.each(['127.0.0.1', '[::ffff:127.0.0.1]', '0x7f.1', '2130706433', 'localhost', 'inside.example'])(
    'does not follow a redirect to %s',
    async (host) => {
      leadsTo = `http://${host}:${portOf(inside)}/`;
      const url = `http://${PUBLIC}:${portOf(outside)}/`;
      const following = fetch(url, { redirect: 'follow', dispatcher: agent });
      await expect(following).rejects.toMatchObject({ cause: { message: expect.stringContaining('public internet') } });
      expect(reached).toBe(0);
    },
  );
});
