/**
 * How the line of an app or a device begins, or ends, by language, in lower case.
 *
 * Sources: iOS Mail, Outlook for iOS and Android, Samsung, BlackBerry and Yahoo Mail, as https://github.com/crisp-oss/email-reply-parser,
 * https://github.com/alfonsrv/mail-parser-reply and https://github.com/mailgun/talon list them.
 */
const BEGINNINGS: readonly string[] = [
  [
    'sent from',
    'sent with',
    'sent via',
    'sent using',
    'sent by',
    'sent wirelessly',
    'get outlook for',
    'download outlook for',
  ],
  [
    'von meinem',
    'gesendet von',
    'gesendet mit',
    'gesendet aus',
    'diese nachricht wurde von meinem',
    'outlook für',
    'holen sie sich outlook',
  ],
  [
    'envoyé de',
    'envoyé depuis',
    'envoyé à partir',
    'envoyé sans fil',
    'envoyé avec',
    'télécharger outlook pour',
    'obtenez outlook pour',
  ],
  [
    'enviado desde',
    'enviado do',
    'enviado de',
    'enviado a partir',
    'obtener outlook para',
    'descargar outlook para',
    'obter o outlook para',
    'baixar o outlook',
  ],
  ['inviato da', 'inviato con', 'scarica outlook per', 'ottieni outlook per'],
  ['verzonden vanaf', 'verzonden met', 'verzonden van', 'verstuurd vanaf', 'outlook voor', 'download outlook voor'],
  ['skickat från', 'hämta outlook för', 'skaffa outlook för', 'sendt fra', 'hent outlook til', 'få outlook for'],
  ['lähetetty', 'hanki outlook', 'saadetud minu', 'nosūtīts no', 'siųsta iš', 'išsiųsta iš'],
  [
    'wysłane z',
    'wysłano z',
    'pobierz outlook',
    'odesláno z',
    'odoslané z',
    'získat outlook',
    'získajte outlook',
    'poslano z',
    'poslano s',
    'preuzmite outlook',
  ],
  ['отправлено с', 'отправлено из', 'скачать outlook', 'надіслано з', 'відправлено з', 'изпратено от', 'послато са'],
  [
    'trimis de pe',
    'trimis din',
    'elküldve',
    'küldve',
    'az én',
    'εστάλη από',
    'στάλθηκε από',
    'gönderildi',
    "ios için outlook'u",
  ],
  ['enviat des', 'bidalia', 'đã gửi từ', 'gửi từ', 'dikirim dari', 'ส่งจาก', 'נשלח מ', 'أرسلت من', 'مرسل من', 'مُرسل من'],
  ['从我的', '发自我的', '發自我的', '從我的', '나의', '내 iphone', 'tapatalk'],
].flat();
const ENDINGS: readonly string[] = [
  'gesendet',
  'gönderildi',
  'から送信',
  '发送',
  '傳送',
  '寄出',
  '보냄',
  '에서 보냄',
  'küldve',
  'bidalia',
];
/** Names of devices and apps. */
const DEVICE =
  /iphon|ipad|ipod|\bios\b|android|samsung|galaxy|smartphone|handheld|blackberry|\bhtc\b|nokia|huawei|xiaomi|redmi|oneplus|pixel|motorola|xperia|\bsony\b|\blg\b|windows|outlook|yahoo|gmail|\bmail\b|mailbox|proton|tutanota|\bphone\b|\btablet\b|\bmobile?\b|handy|\bdevice\b|\bwatch\b|\bmac\b|typeapp|acompli|airmail|bluemail|superhuman|missive|\bspark\b|\bhey\b|tapatalk|telefon|téléphone|terminal|móvil|portable|смартфон|телефон/iu;
/** Words of a sentence that goes on: "Sent from my side yesterday were three files". */
const SENTENCE =
  /\b(?:was|were|is|are|has|have|had|will|would|should|yesterday|today|tomorrow|because|which|that|and|but|to all|to the|wurde[n]?|war|waren|ist|sind|gestern|heute|und|était|étaient|est|sont|hier|fue|fueron|era|ayer|ieri|sono|gisteren|werden?)\b|[?;,]/iu;
const MAX_LINE = 200;
const MAX_WORDS = 12;
/** A device that we do not know is named in a few words: "Sent from my Fairphone 5". */
const MAX_UNKNOWN_WORDS = 3;

/** Whether a line is the advertisement of a device or an app, and not a sentence that begins like one. */
export function isMobileLine(line: string): boolean {
  if (line.length > MAX_LINE) return false;
  const text = line
    .replace(/<[^<>]*>|\(https?:[^()\s]*\)|\[https?:[^[\]\s]*\]|https?:\S+/g, ' ')
    .replace(/[*_]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  const lower = text.toLowerCase().replace(/[.!]+$/, '');
  const beginning = BEGINNINGS.find((words) => lower.startsWith(words));
  const ending = ENDINGS.find((words) => lower.endsWith(words));
  if (beginning === undefined && ending === undefined) return false;
  if (isStated(lower, beginning)) return true;
  const rest = lower.slice(beginning?.length ?? 0);
  const words = rest.split(' ').filter((word) => word !== '');
  if (SENTENCE.test(rest) || words.length > MAX_WORDS) return false;
  if (DEVICE.test(rest)) return true;
  return (
    beginning !== undefined &&
    words.length <= MAX_UNKNOWN_WORDS &&
    /(?:^|\s)(?:\p{Lu}\p{L}+\s?\d*|\p{L}+\d+)[.!]?$/u.test(text)
  );
}

/** German states it in a sentence: "Diese Nachricht wurde von meinem Telefon gesendet". */
function isStated(lower: string, beginning: string | undefined): boolean {
  return beginning === 'diese nachricht wurde von meinem' && lower.endsWith('gesendet');
}
