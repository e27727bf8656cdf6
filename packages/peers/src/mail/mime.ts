import type { PlayedFile, PlayedMessage } from '../kit/peer.js';

export interface ArrivingMail {
  /** Without brackets. */
  readonly messageId: string;
  readonly from: string;
  readonly name: string | null;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly inReplyTo: string | null;
  readonly files: readonly PlayedFile[];
  /** What To and Cc name. */
  readonly named: { readonly to: readonly string[]; readonly cc: readonly string[] };
  readonly headers: readonly (readonly [string, string])[];
  /** ms since the epoch. */
  readonly at: number;
}

const BOUNDARY = 'played-mail';

const encoded = (text: string): string => `=?utf-8?B?${Buffer.from(text, 'utf8').toString('base64')}?=`;

const word = (text: string): string => (/^[ -~]*$/.test(text) ? text : encoded(text));

/** The display name of an address; encoded if it contains special characters (RFC 5322, section 3.2.3). */
const phrase = (name: string): string => (/^[A-Za-z0-9 _'-]*$/.test(name) ? name : encoded(name));

const base64Lines = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64').replace(/.{76}/g, '$&\r\n');

/** The headers of an email as pairs, encoded for transmission. */
export function headersOf({
  messageId,
  from,
  name,
  subject,
  inReplyTo,
  named,
  headers,
  at,
}: ArrivingMail): readonly (readonly [string, string])[] {
  return [
    ['From', name === null ? from : `${phrase(name)} <${from}>`],
    ['To', named.to.join(', ')],
    ...(named.cc.length > 0 ? [['Cc', named.cc.join(', ')] as const] : []),
    ['Subject', word(subject)],
    ['Date', new Date(at).toUTCString().replace('GMT', '+0000')],
    ['Message-ID', `<${messageId}>`],
    ...(inReplyTo === null
      ? []
      : ([
          ['In-Reply-To', `<${inReplyTo}>`],
          ['References', `<${inReplyTo}>`],
        ] as const)),
    ...headers,
    ['MIME-Version', '1.0'],
  ];
}

/** A simulated message of a contact, as it arrives at an account. */
export function arrivingMail(
  { from, name, subject, text, inReplyTo, files = [], to, cc = [], headers = [] }: PlayedMessage,
  { account, messageId, at }: { readonly account: string; readonly messageId: string; readonly at: number },
): ArrivingMail {
  const named = { to: to ?? [account], cc };
  return { messageId, from, name, to: account, named, headers, subject: subject ?? '', text, inReplyTo, files, at };
}

export function mimeOf(mail: ArrivingMail): string {
  const text = [
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    base64Lines(Buffer.from(mail.text)),
  ];
  const files = mail.files.map(({ name, contentType, content }) => [
    `Content-Type: ${contentType}`,
    `Content-Disposition: attachment; filename="${word(name)}"`,
    'Content-Transfer-Encoding: base64',
    '',
    base64Lines(content),
  ]);
  const parts = [text, ...files].flatMap((part) => [`--${BOUNDARY}`, ...part]);
  return [
    ...headersOf(mail).map(([name, value]) => `${name}: ${value}`),
    `Content-Type: multipart/mixed; boundary=${BOUNDARY}`,
    '',
    ...parts,
    `--${BOUNDARY}--`,
    '',
  ].join('\r\n');
}

export interface RawMail {
  readonly headers: ReadonlyMap<string, string>;
  /** Its first plain text. */
  readonly text: string;
}

/** Parses as much of a raw email as a provider does; `null` if it has no header. */
export function readRawMail(raw: string): RawMail | null {
  const [head, body] = split(raw);
  const headers = headerMap(head);
  return headers.size === 0 ? null : { headers, text: plainText(headers, body) };
}

function split(raw: string): readonly [string, string] {
  const at = raw.indexOf('\r\n\r\n');
  return at < 0 ? [raw, ''] : [raw.slice(0, at), raw.slice(at + 4)];
}

function headerMap(head: string): ReadonlyMap<string, string> {
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  const pairs = lines.flatMap((line) => {
    const match = /^([!-9;-~]+):\s*(.*)$/.exec(line);
    return match === null ? [] : [[(match[1] ?? '').toLowerCase(), match[2] ?? ''] as const];
  });
  return new Map(pairs);
}

function plainText(headers: ReadonlyMap<string, string>, body: string): string {
  const type = headers.get('content-type') ?? 'text/plain';
  const boundary = /boundary="?([^";]+)"?/i.exec(type)?.[1];
  if (boundary !== undefined) {
    const parts = body.split(`--${boundary}`).slice(1, -1);
    return parts.map((part) => readRawMail(part.replace(/^\r\n/, ''))?.text ?? '').find((text) => text !== '') ?? '';
  }
  return /^text\/plain/i.test(type) ? decoded(body, headers.get('content-transfer-encoding') ?? '') : '';
}

function decoded(body: string, encoding: string): string {
  if (/base64/i.test(encoding)) return Buffer.from(body, 'base64').toString('utf8');
  if (!/quoted-printable/i.test(encoding)) return Buffer.from(body, 'latin1').toString('utf8');
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
