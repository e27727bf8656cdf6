import type { SetupFile } from '@concordia/api-client';
import { draftOf, type SetupDraft } from '../channelDraft/draft';

/** The export's name (specification, section 9). */
export const FILE_NAME = 'concordia-config.json';

/** In UTF-16 units, as the server asks. */
export const SHORTEST_PASSPHRASE = 12;

/** The draft as the server takes it: plain JSON. */
export const configOf = ({ guardrails, channels }: SetupDraft): Record<string, unknown> => ({ guardrails, channels });

/** What a browser without its server can give: its own draft. */
export const browserFile = (config: SetupDraft) => ({ product: 'concordia', version: VERSION, config }) as const;

/** The only version of the file that there is. */
const VERSION = 1;

/** What a chosen file is: one that the server made and takes back, a browser's own draft; one that ends too soon, one of another version, or something else. */
export type ReadFile =
  | { readonly is: 'file'; readonly file: SetupFile; readonly hasSecrets: boolean; readonly draft: SetupDraft }
  | { readonly is: 'draft'; readonly draft: SetupDraft }
  | { readonly is: 'broken' }
  | { readonly is: 'version'; readonly version: string }
  | { readonly is: 'other' };

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What lies inside is the server's to judge, which holds it against the checksum. */
const isSetupFile = (value: object): value is SetupFile =>
  'product' in value &&
  value.product === 'concordia' &&
  'checksum' in value &&
  'channels' in value &&
  'config' in value;

/** @param text of a file that somebody chose. */
export function readSetupFile(text: string): ReadFile {
  const value = parsed(text);
  // What begins like JSON and is none was cut off on its way.
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
