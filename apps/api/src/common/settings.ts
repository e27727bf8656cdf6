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
  /** All stored files are under this folder. */
  readonly dataDir: string;
  readonly database: DatabaseTarget;
  /** Whether an empty data folder starts with the demo world. */
  readonly demo: boolean;
  /** Which news and quotes are fetched: all, only the demo's own samples, or none. */
  readonly feeds: Feeds;
  readonly market: MarketSettings;
  /** The built web app, or `null` to serve the API alone. */
  readonly webRoot: string | null;
  /** A language model for suggestions, or `null` for the embedded one only. */
  readonly llm: LlmSettings | null;
  /** How simulated peers report delivery and replies: with human delays, or at once for tests. */
  readonly simulatedReceipts?: 'as people do' | 'at once';
  /** The public URL, without a trailing slash; the local address if omitted. */
  readonly publicUrl?: string | null;
  /** Local stand-ins for providers. */
  readonly providerOrigins?: ProviderOrigins;
  /** A local stand-in for enrichment providers, and their timeout in ms. */
  readonly enrichment?: { readonly origin: string | null; readonly timeoutMs?: number };
  readonly limits?: Partial<Limits>;
  /** The default of a new workspace: an IANA name. */
  readonly timeZone: string;
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
}

const FEEDS = ['all', 'samples', 'none'] as const;

export type Feeds = (typeof FEEDS)[number];

/** Origins of the public quote sources, which a stand-in may replace. */
export interface MarketSettings {
  readonly treasury: string;
  readonly ecb: string;
  readonly stooq: string;
}

export const SETTINGS = Symbol('SETTINGS');

/** Shared with `npm start`: `.data` at the repository root. */
const DEFAULT_DATA_DIR = fileURLToPath(new URL('../../../../.data', import.meta.url));

const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;

/**
 * Reads the settings from the environment.
 *
 * @param webRoot folder of the built web app.
 * @throws StartFailure with the expected format.
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
