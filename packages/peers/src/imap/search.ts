import { dayOf, readDay } from './dates.js';
import type { Folder, StoredMail } from './folder.js';
import { BadSyntax, inSet, type Value } from './syntax.js';

type Test = (mail: StoredMail, place: number) => boolean;

const FLAGS: ReadonlyMap<string, readonly [string, boolean]> = new Map([
  ['SEEN', ['\\Seen', true]],
  ['UNSEEN', ['\\Seen', false]],
  ['ANSWERED', ['\\Answered', true]],
  ['UNANSWERED', ['\\Answered', false]],
  ['FLAGGED', ['\\Flagged', true]],
  ['UNFLAGGED', ['\\Flagged', false]],
  ['DELETED', ['\\Deleted', true]],
  ['UNDELETED', ['\\Deleted', false]],
]);

/** The messages that match a SEARCH (RFC 3501, section 6.4.4), with their positions from 1. Of what messages contain, only headers are searched. */
export function search(folder: Folder, keys: readonly Value[]): readonly { mail: StoredMail; place: number }[] {
  const tests = testsOf(folder, [...keys]);
  if (tests.length === 0) throw new BadSyntax('Nothing is searched for.');
  return folder.mails
    .map((mail, index) => ({ mail, place: index + 1 }))
    .filter(({ mail, place }) => tests.every((test) => test(mail, place)));
}

function testsOf(folder: Folder, keys: Value[]): readonly Test[] {
  const tests: Test[] = [];
  for (let key = keys.shift(); key !== undefined; key = keys.shift()) tests.push(testOf(folder, key, keys));
  return tests;
}

/** @param rest the arguments after the key, from which it takes its own. */
function testOf(folder: Folder, key: Value, rest: Value[]): Test {
  if (typeof key !== 'string') {
    const tests = testsOf(folder, [...key]);
    return (mail, place) => tests.every((test) => test(mail, place));
  }
  const name = key.toUpperCase();
  const flag = FLAGS.get(name);
  if (flag !== undefined) return ({ flags }) => flags.has(flag[0]) === flag[1];
  switch (name) {
    case 'ALL':
      return () => true;
    case 'UID': {
      const has = inSet(textOf(rest.shift()), folder.nextUid - 1);
      return ({ uid }) => has(uid);
    }
    case 'NOT': {
      const test = testOf(folder, rest.shift() ?? '', rest);
      return (mail, place) => !test(mail, place);
    }
    case 'HEADER':
      return byHeader(textOf(rest.shift()), textOf(rest.shift()));
    case 'SINCE':
    case 'BEFORE':
    case 'ON':
      return byDay(name, textOf(rest.shift()));
  }
  if (!/^[\d*]/.test(name)) throw new BadSyntax(`${name} is not searched for here.`);
  const has = inSet(name, folder.mails.length);
  return (_mail, place) => has(place);
}

/** Whether a header of this name contains the text, in any case. */
function byHeader(name: string, text: string): Test {
  const wanted = text.toLowerCase();
  return ({ raw }) => {
    const [head = ''] = raw.toString('latin1').split('\r\n\r\n', 1);
    const lines = head
      .replace(/\r\n[ \t]+/g, ' ')
      .toLowerCase()
      .split('\r\n');
    return lines.some((line) => line.startsWith(`${name.toLowerCase()}:`) && line.includes(wanted));
  };
}

function byDay(name: 'SINCE' | 'BEFORE' | 'ON', text: string): Test {
  const day = readDay(text);
  if (day === null) throw new BadSyntax('This is no date.');
  if (name === 'SINCE') return ({ at }) => dayOf(at) >= day;
  return name === 'BEFORE' ? ({ at }) => dayOf(at) < day : ({ at }) => dayOf(at) === day;
}

function textOf(value: Value | undefined): string {
  if (typeof value !== 'string') throw new BadSyntax('A word is missing.');
  return value;
}
