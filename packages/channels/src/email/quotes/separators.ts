/**
 * Lines that stand between dashes above a quoted email, in lower case.
 *
 * Sources: Thunderbird's mailnews.reply_header_originalmessage in its locales (https://transvision.mozfr.org), Outlook, Samsung and Android.
 */
const ORIGINAL = new Set([
  'original message',
  'original appointment',
  'reply message',
  'replied message',
  'ursprüngliche nachricht',
  'urspruengliche nachricht',
  'ursprüngliche mitteilung',
  'original-nachricht',
  'originalnachricht',
  'antwort nachricht',
  "message d'origine",
  'message d’origine',
  'message original',
  'message initial',
  'mensaje original',
  'messaggio originale',
  'mensagem original',
  'oorspronkelijk bericht',
  'oorspronklike boodskap',
  'oarspronklik berjocht',
  'oprindelig meddelelse',
  'oprindelig besked',
  'opprinnelig melding',
  'opphavleg melding',
  'originalmeddelande',
  'ursprungligt meddelande',
  'upprunalegur póstur',
  'alkuperäinen viesti',
  'alkuperäinen viesti / orig.msg.',
  'algne kiri',
  'originalus laiškas',
  'sākotnējā ziņa',
  'oriģinālais ziņojums',
  'treść oryginalnej wiadomości',
  'wiadomość oryginalna',
  'oryginalna wiadomość',
  'původní zpráva',
  'původní e-mail',
  'pôvodná správa',
  'pôvodná správa --- original message',
  'izvirno sporočilo',
  'izvorna poruka',
  'originalna poruka',
  'оригинална порука',
  'оригинална порака',
  'оригинално писмо',
  'оригинално съобщение',
  'исходное сообщение',
  'исходное письмо',
  'зыходны ліст',
  'початкове повідомлення',
  'вихідне повідомлення',
  'mesajul original',
  'mesaj original',
  'eredeti üzenet',
  'αρχικό μήνυμα',
  'özgün ileti',
  'orijinal mesaj',
  'missatge original',
  'mensaxe orixinal',
  'jatorrizko mezua',
  'neges wreiddiol',
  'teachtaireacht bhunaidh',
  'mesazhi origjinal',
  'thư gốc',
  'pesan asli',
  'मूल संदेश',
  'הודעה מקורית',
  'الرسالة الأصلية',
  'الرسالة الأصليَّة',
  '元のメッセージ',
  '原始消息',
  '原始邮件',
  '原始郵件',
  '원본 메시지',
  '원본 이메일',
]);

/**
 * Lines above a forwarded email, in lower case. Those of Apple Mail stand without dashes before a colon.
 *
 * Source: https://github.com/crisp-oss/email-forward-parser, which names the client and the language of each.
 */
const FORWARDED = new Set([
  'forwarded message',
  'begin forwarded message',
  'weitergeleitete nachricht',
  'anfang der weitergeleiteten nachricht',
  'anfang der weitergeleiteten e-mail',
  'message transféré',
  'message transmis',
  'début du message réexpédié',
  'début du message transféré',
  'mensaje reenviado',
  'inicio del mensaje reenviado',
  'messaggio inoltrato',
  'inizio messaggio inoltrato',
  'mensagem encaminhada',
  'mensagem reencaminhada',
  'início da mensagem encaminhada',
  'início da mensagem reencaminhada',
  'doorgestuurd bericht',
  'begin doorgestuurd bericht',
  'vidarebefordrat meddelande',
  'vidarebefordrat mejl',
  'videresendt meddelelse',
  'start på videresendt besked',
  'videresendt melding',
  'välitetty viesti',
  'välitetty viesti / fwd.msg',
  'välitetty viesti alkaa',
  'edelleenlähetetty viesti',
  'edastatud kiri',
  'pārsūtītā ziņa',
  'persiųstas laiškas',
  'przekazana wiadomość',
  'treść przekazanej wiadomości',
  'początek przekazywanej wiadomości',
  'přeposlaná zpráva',
  'začátek přeposílané zprávy',
  'preposlaná správa',
  'preposlaná správa --- forwarded message',
  'začiatok preposlanej správy',
  'posredovano sporočilo',
  'proslijeđena poruka',
  'započni proslijeđenu poruku',
  'прослеђена порука',
  'препратено съобщение',
  'пересылаемое сообщение',
  'перенаправленное сообщение',
  'начало переадресованного сообщения',
  'пересланное сообщение',
  'перенаправлене повідомлення',
  'переслане повідомлення',
  'початок листа, що пересилається',
  'mesaj redirecționat',
  'începe mesajul redirecționat',
  'továbbított üzenet',
  'továbbított levél kezdete',
  'προωθημένο μήνυμα',
  'iletilmiş mesaj',
  'iletilen ileti',
  'i̇letilmiş mesaj',
  'i̇letilen ileti',
  'i̇leti başlangıcı',
  'missatge reenviat',
  'mensaxe reenviada',
  'thư được chuyển tiếp',
  'pesan yang diteruskan',
  'הודעה שהועברה',
  'الرسالة المعاد توجيهها',
  'رسالة معاد توجيهها',
  '転送されたメッセージ',
  '转发的邮件',
  '轉寄郵件',
  '전달된 메시지',
]);

const DASHES = '-–—_=*~>';
const MAX_LINE = 200;

export type Separator = 'original' | 'forward';

/** Which separator a line is: "-----Original Message-----", "Begin forwarded message:"; `null` for any other line. */
export function separatorOf(line: string): Separator | null {
  if (line.length > MAX_LINE) return null;
  const { words, dashes, isHeading } = withoutDashes(line.trim());
  if (dashes < 2 && !isHeading) return null;
  if (FORWARDED.has(words) || (dashes >= 2 && words.startsWith('forwarded by '))) return 'forward';
  return dashes >= 2 && ORIGINAL.has(words) ? 'original' : null;
}

function withoutDashes(text: string) {
  let from = 0;
  while (from < text.length && DASHES.includes(text.charAt(from))) from++;
  let to = text.length;
  while (to > from && DASHES.includes(text.charAt(to - 1))) to--;
  const words = text.slice(from, to).trim().toLowerCase();
  const isHeading = /[:：]$/.test(words);
  return { words: isHeading ? words.slice(0, -1).trim() : words, dashes: from, isHeading };
}

/** A line of dashes, underscores, equals signs or asterisks only, as some clients put it above a quote. */
export function isRule(line: string): boolean {
  return line.length <= MAX_LINE && /^\s*(?:[_=*-]{4,}|\* \* \*)\s*$/.test(line);
}

/** The first prefix of a subject that says the email is a forward, by client and language. Source as of `FORWARDED`. */
const FORWARD_PREFIX =
  /^\s*(?:\[[^\]]{1,40}\]\s*)?(?:fwd?|wg|rv|tr|i|vs|pd|enc|redir\.?|vb|vl|videresend|i̇lt|ilt|пересл|转发|轉寄|転送)\s*[:：]/iu;

/** Whether a subject says that the email is a forward ("Fwd: Plan", "WG: Plan"). */
export function isForwardSubject(subject: string | null): boolean {
  return subject !== null && FORWARD_PREFIX.test(subject.slice(0, MAX_LINE).toLowerCase());
}
