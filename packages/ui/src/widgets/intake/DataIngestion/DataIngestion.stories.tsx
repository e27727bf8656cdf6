import type { IngestPipeline, IngestRun } from '@concordia/api-client';
import { getGetIngestPipelineMockHandler, getListIngestRunsMockHandler } from '@concordia/api-client/msw';
import { emptyNetwork, failing, network, pending } from '@concordia/fixtures/network';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { playFailed, playLoading, playRefreshing, playRetry } from '../../shared/testing/plays';
import { withReread } from '../../shared/testing/Reread';
import { Stage } from '../../shared/testing/Stage';
import { DataIngestion } from '.';

const filesPath = '/api/ingest/files';
const NAME = 'Events';

const meta = preview.meta({
  component: DataIngestion,
  parameters: {
    keyboard: [
      { keys: ['Tab'], does: 'Goes to the sample, to the choice of a file, then from file to file.' },
      {
        keys: ['Enter', 'Space'],
        does: 'Ingests the sample; opens the choice of a file; shows mistakes; stops a file.',
      },
    ],
  },
  decorators: [
    (Story) => (
      <Stage place="tools">
        <Story />
      </Stage>
    ),
  ],
  beforeEach: async ({ msw }) => msw.use(...(await network())),
});

const wait = { timeout: 20_000 };
const sample = () => screen.findByRole('button', { name: 'Ingest Sample Events' }, wait);
const extractors = () => screen.findByRole('list', { name: 'Extractors' }, wait);

/** A file of events as it ended, unless said otherwise. */
const eventFile = (about: Partial<IngestRun> = {}): IngestRun => ({
  id: '019cadf0-0000-7000-8000-000000000001',
  fileName: 'events.jsonl',
  state: 'finished',
  bytes: 48_213,
  bytesRead: 48_213,
  lines: 120,
  processed: 117,
  duplicates: 2,
  invalid: 1,
  problems: [{ line: 17, field: 'actors.from_email', expected: 'an email address' }],
  failure: null,
  startedAt: '2026-03-02T08:30:00.000Z',
  finishedAt: '2026-03-02T08:30:02.000Z',
  ...about,
});

const busy: IngestPipeline = {
  extractors: [
    { id: 'headers', state: 'active', found: 1_412_004, lastFoundAt: '2026-03-02T08:59:00.000Z' },
    { id: 'signatures', state: 'active', found: 208_114, lastFoundAt: '2026-03-02T08:40:00.000Z' },
    { id: 'bodies', state: 'waiting', found: 0, lastFoundAt: null },
    { id: 'enrichment', state: 'off', found: 0, lastFoundAt: null },
  ],
  steps: [
    { id: 'receive', state: 'working', done: 1_204_118, waiting: 1, failed: 0 },
    { id: 'validate', state: 'working', done: 1_203_906, waiting: 0, failed: 212 },
    { id: 'deduplicate', state: 'idle', done: 1_203_906, waiting: 0, failed: 0 },
    { id: 'extract', state: 'failing', done: 1_190_400, waiting: 13_506, failed: 3 },
    { id: 'relate', state: 'working', done: 1_203_000, waiting: 906, failed: 0 },
    { id: 'score', state: 'idle', done: 112_480, waiting: 0, failed: 0 },
  ],
};

/** Chooses a file as the system's own dialog would. */
async function choose(file: File): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new Error('there is no field for files');
  await userEvent.upload(input, file);
}

/** The sample, a place for files, four extractors and six steps. */
export const Ready = meta.story({
  tags: ['dark', 'rtl', 'phone', 'enlarged'],
  play: async () => {
    await sample();
    await expect(within(await extractors()).getAllByRole('listitem')).toHaveLength(4);
    await expect(within(screen.getByRole('list', { name: 'Pipeline' })).getAllByRole('listitem')).toHaveLength(6);
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending()),
  play: playLoading(NAME),
});

export const Empty = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await emptyNetwork())),
  play: async () => {
    await sample();
    await expect(within(await extractors()).getAllByText('Nothing found yet').length).toBeGreaterThan(0);
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing({ path: filesPath, method: 'get' })),
  play: playFailed,
});

/** Trying again works. */
export const Recovers = meta.story({
  tags: ['no-pixels'],
  beforeEach: ({ msw }) => msw.use(failing({ path: filesPath, method: 'get', once: true })),
  play: playRetry(sample),
});

export const Refreshing = meta.story({
  tags: ['no-pixels'],
  decorators: [withReread],
  play: playRefreshing(NAME, { answer: pending({ path: filesPath }), shown: sample }),
});

/** Files in every state; of one its mistakes, line by line. */
export const Crowded = meta.story({
  tags: ['zoom', 'replayed'],
  beforeEach: ({ msw }) =>
    msw.use(
      getGetIngestPipelineMockHandler(busy),
      getListIngestRunsMockHandler([
        eventFile({
          id: '1',
          fileName: 'waiting.jsonl',
          state: 'queued',
          bytesRead: 0,
          lines: 0,
          problems: [],
          invalid: 0,
        }),
        eventFile({
          id: '2',
          fileName: 'crm-export-2026-03-01.jsonl',
          state: 'running',
          bytes: 1.4e9,
          bytesRead: 6.1e8,
          lines: 1_204_118,
          processed: 1_204_115,
        }),
        eventFile({
          id: '3',
          fileName: 'a file of events with a rather long name that somebody exported in a hurry.ndjson',
          lines: 21_408,
          processed: 20_911,
          invalid: 212,
          problems: [
            { line: 3, field: null, expected: 'one event as JSON' },
            { line: 17, field: 'actors.from_email', expected: 'an email address' },
            { line: 1_204, field: 'timestamp', expected: 'milliseconds since 1970, from 1990 on' },
            { line: 1_204, field: 'artifacts.message_id', expected: 'text without spaces' },
          ],
        }),
        eventFile({ id: '4', state: 'failed', failure: 'The disk was full.', problems: [], invalid: 0, duplicates: 0 }),
        eventFile({ id: '5', state: 'cancelled', problems: [], invalid: 0, duplicates: 0 }),
      ]),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show 212 lines with mistakes' }, wait));
    const table = within(canvas.getByRole('table', { name: /^Mistakes in a file of events/ }));
    await expect(table.getAllByRole('rowheader', { name: '1,204' })).toHaveLength(2);
    await expect(canvas.getByText('The disk was full.')).toBeVisible();
    await extractors();
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'w390', isRotated: false } },
  beforeEach: ({ msw }) =>
    msw.use(getGetIngestPipelineMockHandler(busy), getListIngestRunsMockHandler([eventFile({})])),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show 1 line with mistakes' }, wait));
    await extractors();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
});

/** By keys alone: the sample is taken, and twice adds nothing. */
export const Keyboard = meta.story({
  tags: ['no-pixels'],
  play: async () => {
    (await sample()).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('Processed 8 events successfully')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText(/^8 events of the sample were here already/)).toBeVisible();
  },
});

/** The sample cannot be taken: that is said, and nothing else changes. */
export const SampleRefused = meta.story({
  tags: ['no-pixels'],
  beforeEach: ({ msw }) => msw.use(failing({ path: '/api/ingest/sample', method: 'post' })),
  play: async () => {
    await userEvent.click(await sample());
    await expect(await screen.findByText('Ingestion Failed')).toBeVisible();
    await expect(screen.getByText('Unable to process sample data')).toBeVisible();
  },
});

/** A file is chosen, sent and read; an empty one is not even sent. */
export const Uploading = meta.story({
  // The file goes on while the camera looks: it waits for its turn in one picture and not in another.
  tags: ['no-pixels'],
  play: async ({ canvas }) => {
    await sample();
    await choose(new File([], 'nothing.jsonl'));
    await expect(await screen.findByText('nothing.jsonl was not taken')).toBeVisible();
    await choose(new File(['{"type":"email_received"}\n'], 'events.jsonl'));
    await waitFor(() => expect(canvas.getByText('events.jsonl')).toBeVisible(), wait);
    await userEvent.click(canvas.getByRole('button', { name: 'What a line looks like' }));
    await expect(canvas.getByRole('group', { name: 'One line' })).toHaveTextContent(/"type":\s?"email_received"/);
  },
});
