import { linkedinHandle } from '@concordia/domain';
import { csvRecords } from '../csv-records.js';
import { messageKey, Repeats } from '../message-key.js';
import { foldedName } from '../person-name.js';
import type { ArchiveItem, ArchivePerson, ArchiveText } from '../types.js';
import { plainText } from './plain-text.js';

type Row = ReadonlyMap<string, string>;

const cell = (row: Row, name: string): string | null => row.get(name)?.trim() || null;

/** Reads one file of a LinkedIn archive: `messages.csv`, `Connections.csv` or `Profile.csv`. */
export async function* readLinkedin(text: ArchiveText): AsyncGenerator<ArchiveItem> {
  const file = text.path.replace(/^.*\//u, '').toLowerCase();
  if (file.startsWith('profile')) yield* profileOf(text);
  else if (file.startsWith('connections')) yield* connectionsOf(text);
  else yield* messagesOf(text);
}

/** The owner's name; their address is not among the columns. */
async function* profileOf(text: ArchiveText): AsyncGenerator<ArchiveItem> {
  for await (const row of csvRecords(text.open(), 'first name')) {
    const name = [cell(row, 'first name'), cell(row, 'last name')].filter(Boolean).join(' ');
    if (name !== '') yield { kind: 'owner', person: { id: `name ${foldedName(name)}`, name } };
  }
}

async function* connectionsOf(text: ArchiveText): AsyncGenerator<ArchiveItem> {
  for await (const row of csvRecords(text.open(), 'first name')) {
    const name = [cell(row, 'first name'), cell(row, 'last name')].filter(Boolean).join(' ');
    const url = cell(row, 'url');
    if (name === '' || url === null || linkedinHandle(url) === null) continue;
    yield {
      kind: 'connection',
      person: personOf(name, url),
      title: cell(row, 'position'),
      company: cell(row, 'company'),
      email: cell(row, 'email address'),
    };
  }
}

async function* messagesOf(text: ArchiveText): AsyncGenerator<ArchiveItem> {
  const repeats = new Repeats();
  for await (const row of csvRecords(text.open(), 'conversation id')) yield messageOf(row, repeats);
}

function messageOf(row: Row, repeats: Repeats): ArchiveItem {
  if (/^spam$/iu.test(cell(row, 'folder') ?? '')) return { kind: 'skipped', reason: 'spam', ours: null };
  if (/^(?:yes|true)$/iu.test(cell(row, 'is message draft') ?? '')) {
    return { kind: 'skipped', reason: 'draft', ours: null };
  }
  const conversation = cell(row, 'conversation id');
  const from = cell(row, 'from');
  const date = cell(row, 'date');
  if (conversation === null || from === null || date === null) return { kind: 'problem', code: 'record_incomplete' };
  const at = instantOf(date);
  if (at === null) return { kind: 'problem', code: 'record_undated' };
  const author = personOf(from, cell(row, 'sender profile url'));
  const others = recipientsOf(row);
  const text = plainText(row.get('content') ?? '');
  const title = cell(row, 'conversation title');
  const isGroup = others.length > 1;
  return {
    kind: 'message',
    thread: {
      key: `conversation ${conversation}`,
      name: isGroup ? (title ?? others.map(({ name }) => name).join(', ')) : null,
      isGroup,
      groupId: null,
      other: null,
      // Sponsored messages have a sender without a profile.
      isAutomatic: author.id.startsWith('name ') && /^linkedin\b/iu.test(from) && from !== 'LinkedIn Member',
    },
    author,
    others,
    key: messageKey(
      'linkedin',
      conversation,
      author.id,
      at,
      text,
      repeats.next(date, `${conversation} ${author.id} ${text}`),
    ),
    providerId: null,
    at,
    subject: cell(row, 'subject'),
    text,
    files: [],
    reactions: [],
    inReplyTo: null,
  };
}

/** A profile address identifies a member; without one only the name does. */
function personOf(name: string, url: string | null): ArchivePerson {
  const handle = url === null ? null : linkedinHandle(url);
  return { id: handle === null ? `name ${foldedName(name)}` : handle, name };
}

function recipientsOf(row: Row): ArchivePerson[] {
  const names = (cell(row, 'to') ?? '').split(',').map((name) => name.trim());
  const urls = (cell(row, 'recipient profile urls') ?? '').split(',').map((url) => url.trim());
  const isPaired = names.length === urls.length;
  if (isPaired) return names.flatMap((name, index) => (name === '' ? [] : [personOf(name, urls[index] ?? null)]));
  // Names may contain commas: "Ada Okafor, PhD".
  const known = urls.filter((url) => url !== '');
  if (known.length === 1) return [personOf(cell(row, 'to') ?? '', known[0] ?? null)];
  if (known.length > 1) return known.map((url) => personOf(linkedinHandle(url) ?? url, url));
  return names.flatMap((name) => (name === '' ? [] : [personOf(name, null)]));
}

/** `2026-03-01 09:30:11 UTC`. */
function instantOf(date: string): number | null {
  const at = Date.parse(date.replace(/^(\d{4}-\d\d-\d\d)\s(\d\d:\d\d(?::\d\d)?)\s?(?:UTC)?$/u, '$1T$2Z'));
  return Number.isNaN(at) ? null : at;
}
