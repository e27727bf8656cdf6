import { join } from 'node:path';
import type { Settings } from '../common/settings.js';

const NOWHERE = 'http://127.0.0.1:1';

export const databaseFile = (dataDir: string): string => join(dataDir, 'concordia.db');

/** Settings for a story's world: local, and without anything that reads the internet. */
export const backendSettings = (dataDir: string): Settings => ({
  host: '127.0.0.1',
  port: 4600,
  dataDir,
  database: { engine: 'sqlite', file: databaseFile(dataDir) },
  demo: false,
  feeds: 'none',
  market: { treasury: NOWHERE, ecb: NOWHERE, stooq: NOWHERE },
  webRoot: null,
  llm: null,
  logLevel: 'silent',
  timeZone: 'UTC',
  publicUrl: 'http://127.0.0.1:4600',
});
