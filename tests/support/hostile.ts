import { parseMail, sanitizeMailHtml } from '@concordia/channels/email';
import { findDeadline, findRequest, groupConversations } from '@concordia/domain';
import { parseQuery } from '@concordia/domain/query';
import { selectorsOfMessage } from '@concordia/domain/selectors';

/** Input that a stranger can send, made so that careless code looks at every pair of its characters. */
export interface Hostile {
  readonly name: string;
  /** What reads it. */
  readonly read: (size: number) => unknown;
}

const repeated = (piece: string, size: number): string => piece.repeat(Math.ceil(size / piece.length));

const HTML = ['<div>', '<table><tr><td>', '<svg><math>', '<b>a</b>', '<a href=//x.y>', '<', '<!--', '<p>', '&amp;'];

const MAIL = [
  '> \n',
  'On 1 wrote\n',
  '-',
  '_\n',
  'From: x\n',
  ' ',
  '<a@b ',
  '"',
  '(',
  '=?utf-8?Q?a?= ',
  ';a*1=b',
  '--b\n\nx\n',
  '--b\nContent-Type: multipart/mixed\n\n--x\n',
];

const TEXT = ['a', 'series ', '(', 'power\n', 'by the ', 'could you '];

const mailOf = (piece: string, size: number): Buffer => {
  const line = repeated(piece.replaceAll('\n', ' '), size);
  const fields = `From: ${line}\nSubject: ${line}\nDate: ${line}\nReferences: ${line}`;
  return Buffer.from(
    `${fields}\nContent-Type: multipart/mixed; boundary=b; ${line}\n\n${repeated(piece, size)}`,
    'latin1',
  );
};

const factsIn = (text: string) =>
  selectorsOfMessage({ subject: text, text, fromAddress: text, signature: null, trace: null, shouldNotify: false });

/** Each message answers the one before it, and the last one comes first. */
const chainOf = (length: number) =>
  Array.from({ length }, (_, index) => ({
    messageId: `m${index}`,
    inReplyTo: [`m${index - 1}`],
    references: [`m${index - 1}`],
  })).toReversed();

/** Everything that reads what strangers wrote, with input of `size` characters. */
export const HOSTILE: readonly Hostile[] = [
  ...HTML.map((piece) => ({
    name: `HTML of ${piece}`,
    read: (size: number) => sanitizeMailHtml(repeated(piece, size)),
  })),
  ...MAIL.map((piece) => ({
    name: `mail of ${JSON.stringify(piece)}`,
    read: (size: number) => parseMail(mailOf(piece, size)),
  })),
  ...TEXT.flatMap((piece) => [
    { name: `facts in ${JSON.stringify(piece)}`, read: (size: number) => factsIn(repeated(piece, size)) },
    {
      name: `requests in ${JSON.stringify(piece)}`,
      read: (size: number) => [findDeadline(repeated(piece, size)), findRequest(repeated(piece, size))],
    },
  ]),
  { name: 'a chain of messages', read: (size) => groupConversations(chainOf(Math.ceil(size / 5))) },
  { name: 'a query of brackets', read: (size) => parseQuery(repeated('(a) ', size)) },
];
