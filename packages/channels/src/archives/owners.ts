import { foldedName } from './person-name.js';
import type { ArchiveItem, ArchiveMessage, ArchivePerson } from './types.js';

export interface ArchiveOwner {
  /** Our ids within the archive; empty if they cannot be known. */
  readonly owners: readonly string[];
  /** Who wrote, most first: whom to choose from. At most 200. */
  readonly people: readonly { readonly id: string; readonly name: string; readonly messages: number }[];
}

const MOST_PEOPLE = 200;
const MOST_TRACKED = 20_000;

interface Seen {
  name: string | null;
  messages: number;
  /** Chats of two in which the person is. */
  chats: number;
  lastChat: string;
}

/** Finds out from an archive's items whose archive it is. */
export class OwnerTally {
  readonly #people = new Map<string, Seen>();
  readonly #said = new Map<string, ArchivePerson>();
  readonly #sure = new Set<string>();
  #chats = 0;
  #lastChat = '';

  add(item: ArchiveItem): void {
    if (item.kind === 'owner') this.#said.set(item.person.id, item.person);
    if (item.kind === 'skipped' && item.ours !== null) this.#sure.add(item.ours.id);
    if (item.kind !== 'message') return;
    this.#meet(item.author, 1);
    if (item.thread.isGroup) return;
    this.#inChat(item);
  }

  get result(): ArchiveOwner {
    const owners = this.#owners();
    const people = [...this.#people]
      .filter(([, { messages }]) => messages > 0)
      .sort(([, one], [, two]) => two.messages - one.messages)
      .slice(0, MOST_PEOPLE)
      .map(([id, { name, messages }]) => ({ id, name: name ?? id, messages }));
    return { owners, people };
  }

  /** What the archive says outright; else who was proven; else the only one in every chat of two. */
  #owners(): string[] {
    const said = [...this.#said.values()].flatMap((person) => this.#idsOf(person));
    if (said.length > 0) return [...new Set(said)];
    if (this.#sure.size > 0) return [...this.#sure];
    if (this.#chats < 2) return [];
    const inAll = [...this.#people].filter(([, { chats }]) => chats === this.#chats).map(([id]) => id);
    return inAll.length === 1 ? inAll : [];
  }

  /** Profiles may give a name where messages have ids. */
  #idsOf({ id, name }: ArchivePerson): string[] {
    if (this.#people.has(id) || name === null) return [id];
    const same = [...this.#people].filter(
      ([, seen]) => seen.name !== null && foldedName(seen.name) === foldedName(name),
    );
    return same.length > 0 ? same.map(([one]) => one) : [id];
  }

  #inChat({ thread, author, others }: ArchiveMessage): void {
    if (thread.key !== this.#lastChat) {
      this.#lastChat = thread.key;
      this.#chats += 1;
    }
    for (const person of [author, ...others]) {
      const seen = this.#meet(person, 0);
      if (seen === null || seen.lastChat === thread.key) continue;
      seen.lastChat = thread.key;
      seen.chats += 1;
    }
    if (thread.other !== null && author.id !== thread.other.id && !thread.isAutomatic) this.#sure.add(author.id);
  }

  #meet({ id, name }: ArchivePerson, messages: number): Seen | null {
    const known = this.#people.get(id);
    if (known === undefined && this.#people.size >= MOST_TRACKED) return null;
    const seen = known ?? { name: null, messages: 0, chats: 0, lastChat: '' };
    seen.name ??= name;
    seen.messages += messages;
    this.#people.set(id, seen);
    return seen;
  }
}
