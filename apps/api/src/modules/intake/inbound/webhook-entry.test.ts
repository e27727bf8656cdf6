import { Readable } from 'node:stream';
import { HttpAdapterHost } from '@nestjs/core';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DomainFailure } from '../../../common/domain-failure.js';
import { DEFAULT_LIMITS } from '../../../common/limits.js';
import { readSettings } from '../../../common/settings.js';
import { PublicAddress } from '../../channels/connections/public-address.js';
import { WebhookEntry } from './webhook-entry.js';
import { WebhookTraffic } from './webhook-traffic.js';

describe('a webhook whose length is not announced', () => {
  const ROOM = 100;
  const LARGEST = 60;
  const settings = readSettings({ CONCORDIA_PUBLIC_URL: 'https://concordia.example' }, null);
  const traffic = () => new WebhookTraffic({ limits: { ...DEFAULT_LIMITS, webhook: { bodies: 9, bytes: ROOM } } });
  let server: FastifyInstance;
  let entry: WebhookEntry;
  let answer: (bytes: number) => Promise<string>;
  beforeEach(async () => {
    entry = new WebhookEntry(traffic(), new PublicAddress(settings, new HttpAdapterHost()));
    answer = async (bytes) => `${bytes}`;
    server = fastify();
    server.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    const through = (request: FastifyRequest) =>
      entry.through(
        request,
        'sms',
        LARGEST,
        () => undefined,
        ({ body }) => answer(body.byteLength),
      );
    server.post('/', (request) =>
      through(request).catch((error: unknown) => (error instanceof DomainFailure ? error.code : 'unknown')),
    );
  });
  afterEach(() => server.close());

  const post = async (...parts: readonly number[]) => {
    const payload = Readable.from(parts.map((bytes) => Buffer.alloc(bytes)));
    const headers = { 'content-type': 'application/octet-stream', 'transfer-encoding': 'chunked' };
    return (await server.inject({ method: 'POST', url: '/', payload, headers })).body;
  };

  test('is refused with the chunk that makes it too large', async () => {
    expect(await post(30, 30)).toBe('60');
    expect(await post(30, 31)).toBe('WEBHOOK_TOO_LARGE');
  });

  test('counts towards what its route holds until it is answered', async () => {
    answer = async (bytes) => `${bytes} ${await post(41)}`;
    expect(await post(60)).toBe('60 WEBHOOKS_BUSY');
    answer = async (bytes) => `${bytes}`;
    expect(await post(60)).toBe('60');
  });
});
