import { CHANNEL_NAMES, CHANNEL_PROFILES, type Channel } from '../../channels/channels.js';
import { type FileRules, MB } from '../../channels/file-rules.js';
import { PROVIDER_PROFILES, type Provider } from '../../channels/providers.js';

export { LARGEST_UPLOAD, MOST_UPLOADS } from '../../channels/file-rules.js';

export interface FileFacts {
  readonly fileName: string;
  /** Detected from the bytes; falls back to the declared type. */
  readonly contentType: string;
  readonly sizeBytes: number;
}

export interface FileRoute {
  readonly channel: Channel;
  /** `null` if none is connected. */
  readonly provider: Provider | null;
  readonly isPublic: boolean;
  /** Whether the provider could fetch files from us. @default true */
  readonly isReachable?: boolean;
}

export const FILE_REFUSALS = [
  'files_not_taken',
  'too_many_files',
  'file_type_not_taken',
  'file_too_large',
  'files_too_large',
  'text_too_long_with_files',
] as const;

export interface FileRefusal {
  readonly code: (typeof FILE_REFUSALS)[number];
  readonly reason: string;
  /** The refused file; `null` if it is all of them. */
  readonly index: number | null;
}

/** @returns the rules, or the reason why files are not supported. */
function rulesOf({ channel, provider, isPublic, isReachable = true }: FileRoute): FileRules | string {
  if (isPublic) return 'Public replies cannot have attachments. Remove the files, or use another channel.';
  if (!isReachable && provider !== null && PROVIDER_PROFILES[provider].fetchesFiles === true) {
    const { name } = PROVIDER_PROFILES[provider];
    return `${name} fetches files from a public address, and this installation has none. Set CONCORDIA_PUBLIC_URL, or remove the files.`;
  }
  return (provider === null ? undefined : PROVIDER_PROFILES[provider].files) ?? CHANNEL_PROFILES[channel].files;
}

function kindOf(contentType: string): 'image' | 'audio' | 'video' | 'file' {
  const [kind] = contentType.split('/', 1);
  return kind === 'image' || kind === 'audio' || kind === 'video' ? kind : 'file';
}

const megabytes = (bytes: number): string => `${Math.floor((bytes / MB) * 10) / 10} MB`;

/** The reason why a channel accepts no files at all, as a sentence; `null` if it does. */
export function filesNotTaken(route: FileRoute): string | null {
  const rules = rulesOf(route);
  return typeof rules === 'string' ? rules : null;
}

/**
 * Why a message with these files cannot be sent; `null` if it can or has no files. Reports the first problem.
 *
 * @param text the message text beside them.
 */
export function fileRefusal(route: FileRoute, files: readonly FileFacts[], text = ''): FileRefusal | null {
  if (files.length === 0) return null;
  const rules = rulesOf(route);
  if (typeof rules === 'string') return { code: 'files_not_taken', reason: rules, index: null };
  const name = CHANNEL_NAMES[route.channel];
  if (files.length > rules.maxFiles) {
    const many = rules.maxFiles === 1 ? 'one file' : `${rules.maxFiles} files`;
    const reason = `${name} accepts ${many} per message. Remove some, or send them in separate messages.`;
    return { code: 'too_many_files', reason, index: null };
  }
  for (const [index, file] of files.entries()) {
    const refusal = oneRefusal(rules, name, file);
    if (refusal !== null) return { ...refusal, index };
  }
  const total = files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  if (total > rules.maxTotalBytes) {
    const reason = `The files total ${megabytes(total)}, but ${name} accepts ${megabytes(rules.maxTotalBytes)}. Remove some.`;
    return { code: 'files_too_large', reason, index: null };
  }
  if (rules.maxTextLength === null || text.length <= rules.maxTextLength) return null;
  const reason = `With attachments, ${name} accepts ${rules.maxTextLength} characters of text. Shorten the text, or send the files separately.`;
  return { code: 'text_too_long_with_files', reason, index: null };
}

function oneRefusal(rules: FileRules, name: string, file: FileFacts): Omit<FileRefusal, 'index'> | null {
  const rule = rules[kindOf(file.contentType)];
  if (rule === null || (rule.types !== 'all' && !rule.types.includes(file.contentType))) {
    const named = (rule ?? rules.image)?.named ?? 'files';
    const reason = `${name} accepts only ${named}. Remove “${file.fileName}”, or use another channel.`;
    return { code: 'file_type_not_taken', reason };
  }
  if (file.sizeBytes <= rule.maxBytes) return null;
  const reason = `“${file.fileName}” is ${megabytes(file.sizeBytes)}, and ${name} takes ${megabytes(rule.maxBytes)}. Send a smaller one.`;
  return { code: 'file_too_large', reason };
}
