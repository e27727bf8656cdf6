/** One message as it stands in an archive: header lines, an empty line, the body. */
export interface Letter {
  /** ISO 8601; omitted: the message has no Date header. */
  date?: string;
  from: string;
  to?: string;
  subject?: string;
  messageId?: string;
  inReplyTo?: string;
  references?: string[];
  /** Further header lines, as they are. */
  headers?: string[];
  contentType?: string;
  encoding?: string;
  /** Written byte for byte, one character a byte: what is beyond ASCII must come as latin1 of the wanted bytes. */
  body: string;
}

/** As the first line of a message in an mbox has it: `Thu Jan  1 00:00:00 1970`. */
function asctime(iso: string): string {
  const [weekday = '', day = '', month = '', year = '', time = ''] = new Date(iso).toUTCString().split(/,? /);
  return `${weekday} ${month} ${String(Number(day)).padStart(2)} ${time} ${year}`;
}

const rfcDate = (iso: string): string => new Date(iso).toUTCString().replace('GMT', '+0000');

function headerLines(letter: Letter): string[] {
  const named: [string, string | undefined][] = [
    ['From', letter.from],
    ['To', letter.to],
    ['Subject', letter.subject],
    ['Date', letter.date && rfcDate(letter.date)],
    ['Message-ID', letter.messageId && `<${letter.messageId}>`],
    ['In-Reply-To', letter.inReplyTo && `<${letter.inReplyTo}>`],
    ['References', letter.references?.map((id) => `<${id}>`).join('\r\n ')],
    ['Content-Type', letter.contentType],
    ['Content-Transfer-Encoding', letter.encoding],
  ];
  return [
    ...named.flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}`])),
    ...(letter.headers ?? []),
  ];
}

/** The message as `.eml`: CRLF line ends. */
export const toEml = (letter: Letter): string =>
  `${headerLines(letter).join('\r\n')}\r\n\r\n${letter.body.replaceAll('\n', '\r\n')}`;

/** Lines that look like the beginning of a message get one more `>`, as mboxrd has it. */
const quoteFromLines = (text: string): string => text.replace(/^(>*From )/gm, '>$1');

/** The messages as one mbox (mboxrd, LF line ends, as Gmail Takeout and Thunderbird write it). */
export function toMbox(letters: readonly Letter[]): Buffer {
  const text = letters
    .map(
      (letter) =>
        `From - ${asctime(letter.date ?? '1970-01-01T00:00:00Z')}\n${quoteFromLines(toEml(letter).replaceAll('\r\n', '\n'))}\n\n`,
    )
    .join('');
  return Buffer.from(text, 'latin1');
}

/** A text's UTF-8 bytes, one character a byte, for `Letter.body`. */
export const utf8 = (text: string): string => Buffer.from(text, 'utf8').toString('latin1');
