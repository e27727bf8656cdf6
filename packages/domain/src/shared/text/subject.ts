// Reply and forward prefixes of email clients in various languages. A number may follow: 'Re[2]:'.
const MARKS = [
  're',
  'r',
  'aw',
  'antw',
  'antwort',
  'sv',
  'vs',
  'odp',
  'res',
  'rif',
  'ynt',
  'ats',
  'απ',
  'σχετ',
  'ответ',
  'رد',
  '回复',
  '答复',
  '回覆',
  '返信',
  'fw',
  'fwd',
  'wg',
  'wtr',
  'tr',
  'rv',
  'enc',
  'i',
  'vb',
  'vl',
  'pd',
  'ilt',
  'továbbítás',
  'пересл',
  '转发',
  '轉寄',
  '転送',
  'إعادة توجيه',
];
const REPLY_OR_FORWARD = new RegExp(
  `^(?:${MARKS.join('|')})(?:\\s?[[(]\\d{1,3}[\\])]|\\^\\d{1,3})?\\s?[:：]\\s*`,
  'iu',
);

// A mailing list tag: short, in brackets, and not the whole subject.
const LIST_TAG = /^\[[^\][]{1,40}\]\s*(?=\S)/u;

/**
 * Strips prefixes of replies, forwards and mailing lists: 'AW: [team] Re[2]: Offer' gives 'Offer'.
 *
 * Used to identify copies of a message and to title a conversation, never to join conversations: two people can both write 'Hello'. A subject of
 * prefixes only becomes empty.
 */
export function baseSubject(subject: string): string {
  let rest = subject.replace(/\s+/gu, ' ').trim();
  for (;;) {
    const shorter = rest.replace(REPLY_OR_FORWARD, '').replace(LIST_TAG, '');
    if (shorter === rest) return rest;
    rest = shorter;
  }
}
