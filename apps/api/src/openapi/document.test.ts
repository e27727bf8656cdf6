import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/test-app.js';

describe('the contract', () => {
  let opened: TestApp;
  beforeAll(async () => {
    opened = await openTestApp('sqlite');
  });
  afterAll(() => opened.close());

  test('is served as it is committed', async () => {
    const committed: unknown = JSON.parse(
      await readFile(new URL('../../../../openapi/openapi.json', import.meta.url), 'utf8'),
    );
    expect(await opened.get('/docs-json'), 'run `npm run generate`').toEqual(committed);
  });

  test('of events is served as it is committed', async () => {
    const committed: unknown = JSON.parse(
      await readFile(new URL('../../../../openapi/asyncapi.json', import.meta.url), 'utf8'),
    );
    expect(await opened.get('/asyncapi.json'), 'run `npm run generate`').toEqual(committed);
  });

  test('is shown with examples', async () => {
    const page = await opened.request({ method: 'GET', url: '/docs' });
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toContain('Concordia API');
  });
});
