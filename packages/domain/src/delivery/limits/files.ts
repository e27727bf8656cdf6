import { CHANNEL_NAMES, CHANNEL_PROFILES, type Channel } from '../../channels/channels.js';
import { FILE_FORMS, type FileForm, type FileRules, type FormRule, MB } from '../../channels/file-rules.js';
import { PROVIDER_PROFILES, type Provider, providersOf } from '../../channels/providers.js';

export { FILE_FORMS, type FileForm, LARGEST_UPLOAD, MOST_UPLOADS } from '../../channels/file-rules.js';

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
  /** How the one file is sent, if not as a file. */
  readonly form?: FileForm | null;
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
  'form_not_taken',
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
    return `${name} fetches files from a public address, and this installation has none. Set CONCORDIA_PUBLIC_URL to send files.`;
  }
  return (provider === null ? undefined : PROVIDER_PROFILES[provider].files) ?? CHANNEL_PROFILES[channel].files;
}

function kindOf(contentType: string): 'image' | 'audio' | 'video' | 'file' {
  const [kind] = contentType.split('/', 1);
  return kind === 'image' || kind === 'audio' || kind === 'video' ? kind : 'file';
}

const megabytes = (bytes: number): string => `${Math.floor((bytes / MB) * 10) / 10} MB`;

/** Why files that the provider would accept cannot be sent by this connection now, as a sentence; `null` if they can. */
export const filesOutOfReach = (route: FileRoute): string | null =>
  filesNotTaken({ ...route, isReachable: true }) === null ? filesNotTaken(route) : null;

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
  if (route.form !== undefined && route.form !== null) return formRefusal(route, route.form, files, text);
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

/** The forms in which a provider takes this file, besides as a file. */
export function formsOf({ channel, provider, isPublic }: FileRoute, { contentType }: FileFacts): readonly FileForm[] {
  return isPublic ? [] : FILE_FORMS.filter((form) => ruleOf(channel, provider, form)?.types.includes(contentType));
}

function ruleOf(channel: Channel, provider: Provider | null, form: FileForm): FormRule | undefined {
  const asked = provider ?? providersOf(channel)[0];
  return asked === undefined ? undefined : PROVIDER_PROFILES[asked].forms?.[form];
}

const FORM_NAMES = { voice: 'voice messages', sticker: 'stickers' } as const satisfies Record<FileForm, string>;

function formRefusal(
  { channel, provider }: FileRoute,
  form: FileForm,
  files: readonly FileFacts[],
  text: string,
): FileRefusal | null {
  const [file] = files;
  const rule = ruleOf(channel, provider, form);
  const [name, forms] = [CHANNEL_NAMES[channel], FORM_NAMES[form]];
  const refuse = (reason: string, index: number | null = null) => ({ code: 'form_not_taken', reason, index }) as const;
  if (rule === undefined || file === undefined) {
    return refuse(`${name} accepts no ${forms} from us. Send the file as it is, or use another channel.`);
  }
  if (files.length > 1) return refuse(`${name} accepts ${forms} alone. Remove the other files.`);
  if (!rule.types.includes(file.contentType)) {
    return refuse(`On ${name}, ${forms} are ${rule.named}. Send “${file.fileName}” as a file.`, 0);
  }
  if (file.sizeBytes > rule.maxBytes) {
    return refuse(`${name} accepts ${forms} of up to ${megabytes(rule.maxBytes)}. Send a smaller file.`, 0);
  }
  if (rule.takesText || text.trim() === '') return null;
  return refuse(`${name} sends ${forms} without text. Remove the text, or send the file as it is.`);
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
