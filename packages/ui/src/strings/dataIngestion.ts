import type { IngestPipeline, IngestRun } from '@concordia/api-client';
import { section } from '../locale';

type Extractor = IngestPipeline['extractors'][number];
type Step = IngestPipeline['steps'][number];

/** What the taking in of events says. */
export const dataIngestionStrings = section('dataIngestion', ({ bytes, counted, figure }) => ({
  events: 'Events',
  sampleHelp: (samples: number) =>
    `Sample data: ${counted(samples, 'email', 'emails')} to and from fictional contacts. They become messages and contacts like any others. Duplicates are ignored.`,
  failed: 'The event files could not be read',
  sample: 'Ingest Sample Events',
  ingested: 'Data Ingested',
  processed: (events: number) => `Processed ${figure(events)} events successfully`,
  sampleFailed: 'Ingestion Failed',
  sampleFailedMeans: 'Unable to process sample data',
  known: (events: number) =>
    `${counted(events, 'event', 'events')} of the sample were here already and are not taken twice.`,

  drop: 'Drop a file of events here',
  dropHelp: 'JSON lines, one event a line. Lines with mistakes are left out and listed; all others are taken.',
  choose: 'Choose a file',
  refused: (file: string) => `${file} was not taken`,
  emptyFile: 'This file is empty.',
  format: 'What a line looks like',
  formatHelp:
    'Each line is one object. The type is email_received or email_sent, the timestamp counts milliseconds since 1970, and the message_id tells which events are the same.',
  example: 'One line',

  state: {
    queued: 'Waiting for its turn',
    running: 'Reading events',
    finished: 'Ingested',
    cancelled: 'Stopped',
    failed: 'Stopped by an error',
  } satisfies Record<IngestRun['state'], string>,
  position: (done: number, whole: number) => `${bytes(done)} of ${bytes(whole)}`,
  lines: (count: number) => counted(count, 'line', 'lines'),
  taken: (count: number) => `${figure(count)} taken`,
  duplicates: (count: number) => `${figure(count)} here already`,
  invalid: (count: number) => `${figure(count)} with mistakes`,
  stop: 'Stop',
  stopOne: (file: string) => `Stop: ${file}`,

  showProblems: (lines: number) => `Show ${counted(lines, 'line', 'lines')} with mistakes`,
  hideProblems: (lines: number) => `Hide ${counted(lines, 'line', 'lines')} with mistakes`,
  problemsOf: (file: string) => `Mistakes in ${file}`,
  line: 'Line',
  field: 'Field',
  expected: 'Expected',
  wholeLine: 'the whole line',
  firstOf: (shown: number, lines: number) =>
    `The first ${counted(shown, 'mistake', 'mistakes')}; ${counted(lines, 'line has', 'lines have')} some.`,

  pipeline: 'Extractors and pipeline',
  pipelineFailed: 'The pipeline could not be read',
  extractors: 'Extractors',
  extractor: {
    headers: 'Headers',
    signatures: 'Signatures',
    bodies: 'Bodies',
    enrichment: 'Enrichment',
  } satisfies Record<Extractor['id'], string>,
  extractorHelp: {
    headers: 'Addresses, domains, languages, mail programs and networks',
    signatures: 'Titles, phone numbers and organisations',
    bodies: 'Topics, technologies and funding rounds',
    enrichment: 'What contact cards and their added fields say of people and firms',
  } satisfies Record<Extractor['id'], string>,
  extractorState: { active: 'Active', waiting: 'Waiting', off: 'Off' } satisfies Record<Extractor['state'], string>,
  found: (selectors: number) => `Evidence for ${counted(selectors, 'selector', 'selectors')}`,
  extractorsHelp: 'A selector can have evidence from several extractors.',
  lastFound: 'last found',
  nothingFound: 'Nothing found yet',

  steps: 'Pipeline',
  step: {
    receive: 'Receive',
    validate: 'Validate',
    deduplicate: 'Deduplicate',
    extract: 'Extract',
    relate: 'Relate',
    score: 'Score',
  } satisfies Record<Step['id'], string>,
  stepHelp: {
    receive: 'Events come from the sample and from files',
    validate: 'Every field is checked, line by line',
    deduplicate: 'What is here already is known by its message id',
    extract: 'Selectors are read, each with its evidence',
    relate: 'Who wrote to whom, and who works where',
    score: 'PageRank and engagement are computed anew',
  } satisfies Record<Step['id'], string>,
  stepState: { idle: 'Idle', working: 'Working', failing: 'Failing' } satisfies Record<Step['state'], string>,
  done: {
    receive: (events: number) => counted(events, 'event', 'events'),
    validate: (events: number) => `${figure(events)} valid`,
    deduplicate: (events: number) => `${figure(events)} new`,
    extract: (people: number) => `${counted(people, 'person', 'people')} read`,
    relate: (relationships: number) => counted(relationships, 'relationship', 'relationships'),
    score: (nodes: number) => `${counted(nodes, 'node', 'nodes')} scored`,
  } satisfies Record<Step['id'], (count: number) => string>,
  waiting: (count: number) => `${figure(count)} waiting`,
  failures: (count: number) => `${figure(count)} failed`,
}));
