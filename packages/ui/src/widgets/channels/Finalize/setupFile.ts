import type { SetupFile } from '@concordia/api-client';
import { draftOf, type SetupDraft } from '../channelDraft/draft';

/** The export's file name (specification, section 9). */
export const FILE_NAME = 'concordia-config.json';

/** In UTF-16 code units, as the server counts. */
export const SHORTEST_PASSPHRASE = 12;

/** The draft in the server's format: plain JSON. */
export const configOf = ({ guardrails, channels }: SetupDraft): Record<string, unknown> => ({ guardrails, channels });

/** The export without a server: the browser's draft. */
export const browserFile = (config: SetupDraft) => ({ product: 'concordia', version: VERSION, config }) as const;

/** The only version so far. */
const VERSION = 1;

/** A chosen file: a server export, a browser draft, truncated, of another version, or something else. */
export type ReadFile =
  | { readonly is: 'file'; readonly file: SetupFile; readonly hasSecrets: boolean; readonly draft: SetupDraft }
  | { readonly is: 'draft'; readonly draft: SetupDraft }
  | { readonly is: 'broken' }
  | { readonly is: 'version'; readonly version: string }
  | { readonly is: 'other' };

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Checks only the envelope: the server verifies the content by checksum. */
const isSetupFile = (value: object): value is SetupFile =>
  'product' in value &&
  value.product === 'concordia' &&
  'checksum' in value &&
  'channels' in value &&
  'config' in value;

export function readSetupFile(text: string): ReadFile {
  const value = parsed(text);
  // Invalid JSON that starts like an object was probably truncated.
  if (value === null) return { is: text.trimStart().startsWith('{') ? 'broken' : 'other' };
  if (!isObject(value)) return { is: 'other' };
  const isOurs = 'product' in value && value.product === 'concordia';
  if (isOurs && 'version' in value && value.version !== VERSION)
    return { is: 'version', version: String(value.version) };
  if (isSetupFile(value)) {
    return { is: 'file', file: value, hasSecrets: value.secrets !== null, draft: draftOf(value.config) };
  }
  const config = 'config' in value ? value.config : value;
  const isDraft = isObject(config) && ('guardrails' in config || 'channels' in config);
  return isDraft ? { is: 'draft', draft: draftOf(config) } : { is: 'other' };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
