import type { OpenAPIObject } from '@nestjs/swagger';
import { describe, expect, test } from 'vitest';
import { recordExamples } from './record.js';

type Schemas = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>;

const responseOf = (mediaType: string, name: string) => ({
  description: '',
  content: { [mediaType]: { schema: { $ref: `#/components/schemas/${name}` } } },
});

/** A contract of `GET /api/health`, which replies with Health, and of `POST /api/merges`, which replies with Merge. */
const contractOf = (schemas: Schemas, mediaType = 'application/json'): OpenAPIObject => ({
  openapi: '3.1.1',
  info: { title: '', version: '' },
  paths: {
    '/api/health': { get: { operationId: 'getHealth', responses: { 200: responseOf(mediaType, 'Health') } } },
    '/api/merges': { post: { operationId: 'mergeContacts', responses: { 201: responseOf(mediaType, 'Merge') } } },
  },
  components: { schemas },
});

const named: Schemas = { Health: { type: 'object' }, Merge: { type: 'object' } };

/** Replies to reads and writes alike. */
const saying =
  (value: unknown, [read, written] = [200, 201]) =>
  async ({ method }: { method: string }) => ({
    statusCode: method === 'GET' ? read : written,
    body: typeof value === 'string' ? value : JSON.stringify(value),
  });

describe('examples are recorded', () => {
  test('of replies to reads and to writes, without what differs from run to run', async () => {
    const reply = { status: 'ok', uptimeSeconds: 8.25 };
    const example = { status: 'ok', uptimeSeconds: 3600 };
    expect(await recordExamples(contractOf(named), saying(reply))).toEqual({ Health: example, Merge: example });
  });

  test('not of errors, nor of what is no JSON', async () => {
    expect(await recordExamples(contractOf(named), saying({ code: 'NOT_FOUND' }, [404, 404]))).toEqual({});
    expect(await recordExamples(contractOf(named, 'text/csv'), saying('name,email'))).toEqual({});
  });

  test('only of schemas without one of their own', async () => {
    const schemas: Schemas = { ...named, Merge: { type: 'object', examples: [{ id: '1' }] } };
    await expect(recordExamples(contractOf(schemas), saying({ id: '2' }))).rejects.toThrow('examples of Merge. Remove');
  });
});
