import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type DatabaseTarget, databaseTarget } from '../database/database-url.js';
import { type ProviderOrigins, readEnrichmentUrl, readProviderOrigins, readPublicUrl } from './channel-settings.js';
import { DEFAULT_LIMITS, type Limits, writesAt } from './limits.js';
import { type LlmSettings, readLlm } from './llm-settings.js';
import { isLoopback } from './loopback.js';
import { serverTimeZone } from './server-time-zone.js';
import { StartFailure } from './start-failure.js';

export interface Settings {
  readonly host: string;
  readonly port: number;
  /** Everything that is kept on disk is under this folder. */
  readonly dataDir: string;
  readonly database: DatabaseTarget;
  /** Whether an empty data folder starts with the demo world. */
  readonly demo: boolean;
  /** What news and quotes are read: everything, only the samples that the demo serves itself, or nothing. */
  readonly feeds: Feeds;
  /** Where the public sources of quotes are. */
  readonly market: MarketSettings;
  /** The built web app, or `null` to serve the API alone. */
  readonly webRoot: string | null;
  /** A language model that may write suggestions, or `null` for the embedded one alone. */
  readonly llm: LlmSettings | null;
  /** How the peers of simulated channels tell of what became of a message: as people and networks do, or at once, for tests. */
  readonly simulatedReceipts?: 'as people do' | 'at once';
  /** Under which address the world reaches us, without a slash at the end; our own on this machine when left out. */
  readonly publicUrl?: string | null;
  /** Peers on this machine that stand in for providers. */
  readonly providerOrigins?: ProviderOrigins;
  /** Where something on this machine stands in for the providers of enrichment, and how long they may take, in ms. */
  readonly enrichment?: { readonly origin: string | null; readonly timeoutMs?: number };
  /** How much callers may ask of this process; the defaults where left out. */
  readonly limits?: Partial<Limits>;
  /** What a new workspace starts with: an IANA name. */
  readonly timeZone: string;
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
}

const FEEDS = ['all', 'samples', 'none'] as const;

export type Feeds = (typeof FEEDS)[number];

/** The origins of the sources of quotes; another one may stand in for each. */
export interface MarketSettings {
  readonly treasury: string;
  readonly ecb: string;
  readonly stooq: string;
}

export const SETTINGS = Symbol('SETTINGS');

/** The folder that `npm start` uses too: `.data` at the root of the repository. */
const DEFAULT_DATA_DIR = fileURLToPath(new URL('../../../../.data', import.meta.url));

const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;

/**
 * Reads the settings from the environment.
 *
 * @param webRoot where the built web app is.
 * @throws StartFailure with what to write instead.
 */
export function readSettings(env: NodeJS.ProcessEnv, webRoot: string | null): Settings {
  const dataDir = resolve(env.CONCORDIA_DATA_DIR || DEFAULT_DATA_DIR);
  return {
    host: readHost(env.HOST || '127.0.0.1'),
    port: readPort(env.PORT || '4600'),
    dataDir,
    database: databaseTarget(env.DATABASE_URL, join(dataDir, 'concordia.db')),
    demo: env.CONCORDIA_DEMO !== '0',
    feeds: readFeeds(env.CONCORDIA_FEEDS || 'all'),
    market: {
      treasury: env.CONCORDIA_TREASURY_URL || 'https://home.treasury.gov',
      ecb: env.CONCORDIA_ECB_URL || 'https://www.ecb.europa.eu',
      stooq: env.CONCORDIA_STOOQ_URL || 'https://stooq.com',
    },
    webRoot,
    llm: readLlm(env),
    simulatedReceipts: env.CONCORDIA_SIMULATED_RECEIPTS === 'at once' ? 'at once' : 'as people do',
    publicUrl: readPublicUrl(env.CONCORDIA_PUBLIC_URL),
    providerOrigins: readProviderOrigins(env.CONCORDIA_PROVIDER_ORIGINS),
    enrichment: { origin: readEnrichmentUrl(env.CONCORDIA_ENRICHMENT_URL) },
    limits: {
      streams: readCount(env.CONCORDIA_MAX_STREAMS, 'CONCORDIA_MAX_STREAMS', DEFAULT_LIMITS.streams),
      writes: writesAt(
        readCount(env.CONCORDIA_WRITES_PER_SECOND, 'CONCORDIA_WRITES_PER_SECOND', DEFAULT_LIMITS.writes.perSecond),
      ),
    },
    timeZone: serverTimeZone(),
    logLevel: LOG_LEVELS.find((level) => level === env.LOG_LEVEL) ?? 'info',
  };
}

function readFeeds(text: string): Feeds {
  const feeds = FEEDS.find((one) => one === text);
  if (feeds !== undefined) return feeds;
  throw new StartFailure('BAD_SETTING', `CONCORDIA_FEEDS is "${text}"; it must be one of ${FEEDS.join(', ')}.`);
}

function readCount(text: string | undefined, name: string, otherwise: number): number {
  if (text === undefined || text === '') return otherwise;
  const count = Number(text);
  if (Number.isInteger(count) && count >= 1 && count <= 1_000_000) return count;
  throw new StartFailure('BAD_SETTING', `${name} is "${text}"; it must be a whole number from 1 to 1000000.`);
}

function readPort(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port;
  throw new StartFailure('BAD_SETTING', `PORT is "${text}"; it must be a whole number from 0 to 65535.`);
}

function readHost(host: string): string {
  if (isLoopback(host)) return host;
  throw new StartFailure(
    'BAD_SETTING',
    `HOST is "${host}", which others can reach, and there is no sign-in yet. Concordia only listens on this machine: use 127.0.0.1, ::1 or localhost.`,
  );
}
