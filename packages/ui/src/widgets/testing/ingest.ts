import type { IngestPipeline, IngestRun } from '@concordia/api-client';
import {
  getGetIngestPipelineMockHandler,
  getIngestFileMockHandler,
  getIngestSampleMockHandler,
  getListIngestRunsMockHandler,
} from '@concordia/api-client/msw';
import type { RequestHandler } from 'msw';

/** A file of events as it ended, unless said otherwise. */
export const eventFile = (about: Partial<IngestRun> = {}): IngestRun => ({
  id: '019cadf0-0000-7000-8000-000000000001',
  fileName: 'events.jsonl',
  state: 'finished',
  bytes: 48_213,
  bytesRead: 48_213,
  lines: 120,
  processed: 117,
  duplicates: 2,
  invalid: 1,
  problems: [{ line: 17, field: 'actors.from_email', expected: 'an e-mail address' }],
  failure: null,
  startedAt: '2026-03-02T08:30:00.000Z',
  finishedAt: '2026-03-02T08:30:02.000Z',
  ...about,
});

/** What is made of the events of a small workspace. */
const CALM: IngestPipeline = {
  extractors: [
    { id: 'headers', state: 'active', found: 122, lastFoundAt: '2026-03-02T08:59:00.000Z' },
    { id: 'signatures', state: 'active', found: 48, lastFoundAt: '2026-03-02T08:40:00.000Z' },
    { id: 'bodies', state: 'active', found: 310, lastFoundAt: '2026-03-02T08:59:00.000Z' },
    { id: 'enrichment', state: 'active', found: 241, lastFoundAt: '2026-03-01T16:00:00.000Z' },
  ],
  steps: [
    { id: 'receive', state: 'idle', done: 120, waiting: 0, failed: 0 },
    { id: 'validate', state: 'idle', done: 119, waiting: 0, failed: 1 },
    { id: 'deduplicate', state: 'idle', done: 117, waiting: 0, failed: 0 },
    { id: 'extract', state: 'idle', done: 62, waiting: 0, failed: 0 },
    { id: 'relate', state: 'idle', done: 176, waiting: 0, failed: 0 },
    { id: 'score', state: 'idle', done: 115, waiting: 0, failed: 0 },
  ],
};

/** The same before anything has come. */
export const STILL: IngestPipeline = {
  extractors: CALM.extractors.map(({ id }) => ({ id, state: 'off', found: 0, lastFoundAt: null })),
  steps: CALM.steps.map(({ id }) => ({ id, state: 'idle', done: 0, waiting: 0, failed: 0 })),
};

/** Answers the calls of taking events in; those that come meanwhile are remembered, so that none is taken twice. */
export function ingestNetwork(pipeline = CALM): RequestHandler[] {
  const taken = new Set<string>();
  const files: IngestRun[] = [];
  return [
    getGetIngestPipelineMockHandler(pipeline),
    getListIngestRunsMockHandler(() => [...files]),
    getIngestSampleMockHandler(async ({ request }) => {
      const ids = [...(await request.clone().text()).matchAll(/"message_id":"([^"]+)"/g)].map(([, id = '']) => id);
      const fresh = ids.filter((id) => !taken.has(id));
      for (const id of fresh) taken.add(id);
      return { processed: fresh.length, duplicates: ids.length - fresh.length };
    }),
    getIngestFileMockHandler(async ({ request }) => {
      const fileName = new URL(request.url).searchParams.get('name') ?? '';
      const file = eventFile({ ...WAITING, fileName, bytes: (await request.arrayBuffer()).byteLength });
      files.unshift(file);
      return file;
    }),
  ];
}

/** A file that nobody has looked into yet. */
const WAITING = {
  state: 'queued',
  bytesRead: 0,
  lines: 0,
  processed: 0,
  duplicates: 0,
  invalid: 0,
  problems: [],
  finishedAt: null,
} satisfies Partial<IngestRun>;
