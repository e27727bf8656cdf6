import { fieldsOf, jsonOf, listOf, textOf } from '../../http/json.js';
import { type JsonDecision, type JsonPath, jsonParts } from '../json/json-parts.js';
import { Repeats } from '../message-key.js';
import type { ArchiveItem, ArchivePerson, ArchiveText } from '../types.js';
import { ownerIn } from './account.js';
import { messageOf } from './message.js';
import { repaired } from './mojibake.js';

/** `…/messages/inbox/adaokafor_17842/message_1.json`. */
const MESSAGE_FILE = /(?:^|\/)messages\/([^/]+)\/([^/]+)\/message_\d+\.json$/u;

/** Messages of these folders are not read. */
const SPAM = /spam/u;

/** Reads one file of an Instagram or Facebook archive. @param product prefix of its keys. */
export async function* readMeta(text: ArchiveText, product: 'instagram' | 'facebook'): AsyncGenerator<ArchiveItem> {
  const [, folder = '', thread = ''] = MESSAGE_FILE.exec(text.path) ?? [];
  if (thread === '') return yield* ownerIn(text);
  let people: readonly ArchivePerson[] = [];
  const repeats = new Repeats();
  const title = await titleOf(text);
  for await (const part of jsonParts(text.open(), decisionOf)) {
    if (part.path[0] === 'participants') {
      people = peopleIn(part.text);
      continue;
    }
    if (part.path[0] !== 'messages') continue;
    if (SPAM.test(folder)) {
      yield { kind: 'skipped', reason: 'spam', ours: null };
      continue;
    }
    const message = part.text === null ? null : fieldsOf(jsonOf(part.text));
    if (message === null) yield { kind: 'problem', code: 'record_too_large' };
    else yield messageOf(message, { product, thread, people, title, repeats });
  }
}

function decisionOf(path: JsonPath): JsonDecision {
  const [name] = path;
  if (path.length === 0) return 'enter';
  if (name === 'messages') return path.length === 1 ? 'enter' : 'take';
  return name === 'participants' ? 'take' : 'skip';
}

/** The title comes after the messages. */
async function titleOf(text: ArchiveText): Promise<string | null> {
  const isTitle = ([name]: JsonPath): boolean => name === 'title' || name === 'threadName';
  const decide = (path: JsonPath) => (path.length === 0 ? 'enter' : isTitle(path) ? 'take' : 'skip');
  for await (const { text: title } of jsonParts(text.open(), decide)) {
    const value = title === null ? null : jsonOf(title);
    return typeof value === 'string' ? repaired(value) : null;
  }
  return null;
}

/** Objects with a name, or names alone. */
function peopleIn(text: string | null): ArchivePerson[] {
  const list = text === null ? null : jsonOf(text);
  const named = listOf(new Map([['list', list]]), 'list').flatMap((person) => textOf(person, 'name') ?? []);
  const names = named.length > 0 || !Array.isArray(list) ? named : list.filter((name) => typeof name === 'string');
  return names.map((name) => personNamed(repaired(String(name))));
}

export const personNamed = (name: string): ArchivePerson => ({ id: name, name });
