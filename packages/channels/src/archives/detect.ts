import { ArchiveError } from './archive-error.js';
import type { ArchiveSource } from './types.js';
import { isWhatsappChat } from './whatsapp/chat.js';

export interface ArchiveContents {
  readonly source: ArchiveSource;
  /** The files to read, in reading order: those about the owner first. */
  readonly paths: readonly string[];
}

const META_MESSAGES = /(?:^|\/)messages\/[^/]+\/[^/]+\/message_\d+\.json$/u;
const META_OWNER =
  /(?:^|\/)(?:personal_information(?:\/personal_information)?\/personal_information|profile_information(?:\/profile_information)?)\.json$/u;
const INSTAGRAM = /instagram|(?:^|\/)(?:followers_and_following|ig_)/iu;
const X_MESSAGES = /(?:^|\/)data\/direct-messages(?:-group)?(?:-part\d+)?\.js$/u;

/** The kind of a file by its beginning; `null` if it is not part of a chat archive. */
export function sourceOfText(head: string): ArchiveSource | null {
  const text = head.replace(/^\ufeff/u, '').trimStart();
  if (/^window\.YTD\.direct_messages?(?:_group)?\./u.test(text)) return 'x';
  if (/^"?CONVERSATION ID"?,/iu.test(text)) return 'linkedin';
  if (text.startsWith('{')) {
    // One file of Instagram or Facebook does not say which thread it belongs to; their whole archives do.
    if (/"(?:sender_name|senderName|participants)"/u.test(text)) return null;
    return /"messages"|"chats"|"personal_information"/u.test(text) ? 'telegram' : null;
  }
  return isWhatsappChat(text) ? 'whatsapp' : null;
}

/**
 * The kind of an unpacked archive by the paths in it.
 *
 * @param headOf the beginning of one of the files.
 * @throws ArchiveError if it is none, saying what it is instead.
 */
export async function contentsOf(
  paths: readonly string[],
  archiveName: string,
  headOf: (path: string) => Promise<string>,
): Promise<ArchiveContents> {
  const found = metaContents(paths, archiveName) ?? xContents(paths) ?? linkedinContents(paths);
  if (found !== null) return found;
  const telegram = paths.filter((path) => /(?:^|\/)result\.json$/u.test(path));
  if (telegram.length > 0) return { source: 'telegram', paths: telegram.toSorted() };
  const chats: string[] = [];
  for (const path of paths.filter((one) => /\.txt$/iu.test(one)).toSorted()) {
    if (isWhatsappChat(await headOf(path))) chats.push(path);
  }
  if (chats.length > 0) return { source: 'whatsapp', paths: chats };
  throw new ArchiveError(whatElse(paths));
}

function metaContents(paths: readonly string[], archiveName: string): ArchiveContents | null {
  const messages = paths.filter((path) => META_MESSAGES.test(path)).toSorted();
  if (messages.length === 0) return null;
  const isInstagram = INSTAGRAM.test(archiveName) || paths.some((path) => INSTAGRAM.test(path));
  const owner = paths.filter((path) => META_OWNER.test(path));
  return { source: isInstagram ? 'instagram' : 'facebook', paths: [...owner, ...messages] };
}

function xContents(paths: readonly string[]): ArchiveContents | null {
  const messages = paths.filter((path) => X_MESSAGES.test(path)).toSorted();
  if (messages.length === 0) return null;
  return { source: 'x', paths: [...paths.filter((path) => /(?:^|\/)data\/account\.js$/u.test(path)), ...messages] };
}

function linkedinContents(paths: readonly string[]): ArchiveContents | null {
  const named = (name: RegExp) => paths.filter((path) => name.test(path));
  const messages = named(/(?:^|\/)messages\.csv$/iu);
  const connections = named(/(?:^|\/)connections\.csv$/iu);
  if (messages.length === 0 && connections.length === 0) return null;
  return { source: 'linkedin', paths: [...named(/(?:^|\/)profile\.csv$/iu), ...connections, ...messages] };
}

function whatElse(paths: readonly string[]) {
  if (paths.some((path) => /\.mbox$/iu.test(path))) return 'archive_of_mail';
  if (paths.some((path) => /(?:^|\/)(?:messages\d*|message_\d+)\.html$/iu.test(path))) return 'archive_html';
  const isKnown = /(?:^|\/)(?:your_(?:instagram|facebook)_activity|data\/account\.js|profile\.csv)/iu;
  return paths.some((path) => isKnown.test(path)) ? 'archive_without_messages' : 'archive_unknown';
}
