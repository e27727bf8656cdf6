import { answerTo, flagsOf, itemsOf, marksAsRead } from './fetch.js';
import type { Folder, StoredMail } from './folder.js';
import { search } from './search.js';
import { BadSyntax, inSet, type Value } from './syntax.js';

/** Writes one untagged response, without the star before and the line end after it. */
type Say = (answer: string | Buffer) => void;

const KNOWN_FLAGS = ['\\Answered', '\\Flagged', '\\Deleted', '\\Seen', '\\Draft'];

interface Numbered {
  readonly mail: StoredMail;
  readonly place: number;
}

export class Selected {
  #told = 0;

  constructor(
    readonly folder: Folder,
    private readonly isReadOnly: boolean,
    private readonly say: Say,
  ) {}

  /** The response to SELECT and EXAMINE (RFC 3501, section 6.3.1). */
  greet(): void {
    const { folder, say } = this;
    say(`FLAGS (${KNOWN_FLAGS.join(' ')})`);
    this.publishChanges();
    if (this.#told === 0) say('0 EXISTS');
    say('0 RECENT');
    say(`OK [UIDVALIDITY ${folder.validity}] UIDs are valid`);
    say(`OK [UIDNEXT ${folder.nextUid}] The next UID`);
    say(`OK [PERMANENTFLAGS (${this.isReadOnly ? '' : KNOWN_FLAGS.join(' ')})] What is kept`);
  }

  /** Reports the number of messages if it has grown. */
  publishChanges(): void {
    const { length } = this.folder.mails;
    if (length === this.#told) return;
    this.#told = length;
    this.say(`${length} EXISTS`);
  }

  search(keys: readonly Value[], byUid: boolean): void {
    const charset = typeof keys[0] === 'string' && keys[0].toUpperCase() === 'CHARSET' ? 2 : 0;
    const found = search(this.folder, keys.slice(charset));
    this.say(['SEARCH', ...found.map(({ mail, place }) => (byUid ? mail.uid : place))].join(' '));
  }

  fetch([set, asked]: readonly Value[], byUid: boolean): void {
    const items = itemsOf(asked);
    const all = byUid && !items.includes('UID') ? ['UID', ...items] : items;
    for (const numbered of this.#inSet(set, byUid)) {
      const { mail } = numbered;
      const isNews = !this.isReadOnly && items.some(marksAsRead) && !mail.flags.has('\\Seen');
      if (isNews) mail.flags.add('\\Seen');
      const shown = isNews && !all.includes('FLAGS') ? [...all, 'FLAGS'] : all;
      this.#sayOf(
        numbered,
        shown.map((item) => answerTo(item, mail)),
      );
    }
  }

  /** RFC 3501, section 6.4.6. */
  store([set, action, given]: readonly Value[], byUid: boolean): void {
    const [, sign, silent] = (typeof action === 'string' && /^([+-]?)FLAGS(\.SILENT)?$/i.exec(action)) || [];
    if (sign === undefined) throw new BadSyntax('Only flags can be stored.');
    const flags = (typeof given === 'string' ? [given] : (given ?? [])).map(flagOf);
    for (const numbered of this.#inSet(set, byUid)) {
      const { mail } = numbered;
      if (sign === '') mail.flags.clear();
      for (const flag of flags) {
        if (sign === '-') mail.flags.delete(flag);
        else mail.flags.add(flag);
      }
      const uid = byUid ? [Buffer.from(`UID ${mail.uid}`)] : [];
      if (silent === undefined) this.#sayOf(numbered, [...uid, Buffer.from(flagsOf(mail))]);
    }
  }

  get canStore(): boolean {
    return !this.isReadOnly;
  }

  #inSet(set: Value | undefined, byUid: boolean): readonly Numbered[] {
    if (typeof set !== 'string') throw new BadSyntax('A set is missing.');
    const { mails, nextUid } = this.folder;
    const has = inSet(set, byUid ? nextUid - 1 : mails.length);
    return mails
      .map((mail, index) => ({ mail, place: index + 1 }))
      .filter(({ mail, place }) => has(byUid ? mail.uid : place));
  }

  #sayOf({ place }: Numbered, parts: readonly Buffer[]): void {
    const spaced = parts.flatMap((part, index) => (index === 0 ? [part] : [Buffer.from(' '), part]));
    this.say(Buffer.concat([Buffer.from(`${place} FETCH (`), ...spaced, Buffer.from(')')]));
  }
}

export function flagOf(given: Value): string {
  const flag = typeof given === 'string' ? KNOWN_FLAGS.find((one) => one.toUpperCase() === given.toUpperCase()) : null;
  if (!flag) throw new BadSyntax('There is no such flag here.');
  return flag;
}
