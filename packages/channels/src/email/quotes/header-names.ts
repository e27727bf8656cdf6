export type HeaderRole = 'from' | 'date' | 'to' | 'cc' | 'subject' | 'replyTo';

interface HeaderNames {
  /** BCP 47. */
  language: string;
  from: readonly string[];
  date: readonly string[];
  to: readonly string[];
  cc?: readonly string[];
  subject: readonly string[];
  replyTo?: readonly string[];
}

/**
 * Names of the header lines that email clients put above a quoted or forwarded email, in lower case.
 *
 * Sources: the header names of Apple Mail, Gmail, Outlook, Thunderbird and Yahoo Mail that https://github.com/crisp-oss/email-forward-parser lists by
 * language; https://github.com/alfonsrv/mail-parser-reply for Korean and Chinese; https://github.com/jeevatkm/ReplyWithHeaderMozilla for Arabic and
 * Japanese.
 */
const HEADER_NAMES: readonly HeaderNames[] = [
  {
    language: 'en',
    from: ['from'],
    date: ['date', 'sent', 'received'],
    to: ['to'],
    cc: ['cc', 'bcc'],
    subject: ['subject'],
    replyTo: ['reply-to'],
  },
  {
    language: 'de',
    from: ['von'],
    date: ['datum', 'gesendet', 'gesendet am'],
    to: ['an'],
    cc: ['kopie', 'kopie (cc)', 'blindkopie'],
    subject: ['betreff'],
    replyTo: ['antwort an'],
  },
  {
    language: 'fr',
    from: ['de', 'expéditeur'],
    date: ['envoyé', 'envoyé le', 'message du'],
    to: ['à', 'a', 'pour', 'destinataire'],
    cc: ['copie à', 'copie'],
    subject: ['objet', 'sujet'],
    replyTo: ['répondre à'],
  },
  {
    language: 'es',
    from: ['de'],
    date: ['fecha', 'enviado', 'enviado el'],
    to: ['para'],
    cc: ['cco'],
    subject: ['asunto'],
    replyTo: ['responder a'],
  },
  {
    language: 'it',
    from: ['da', 'mittente'],
    date: ['data', 'inviato', 'inviato il'],
    to: ['a'],
    subject: ['oggetto'],
    replyTo: ['rispondi a'],
  },
  {
    language: 'pt',
    from: ['de'],
    date: ['data', 'enviado', 'enviada', 'enviada em'],
    to: ['para'],
    subject: ['assunto'],
  },
  {
    language: 'nl',
    from: ['van'],
    date: ['datum', 'verzonden'],
    to: ['aan'],
    cc: ['kopie'],
    subject: ['onderwerp'],
    replyTo: ['antwoord aan'],
  },
  {
    language: 'sv',
    from: ['från'],
    date: ['datum', 'skickat'],
    to: ['till'],
    cc: ['kopia'],
    subject: ['ämne'],
    replyTo: ['svara till'],
  },
  {
    language: 'da',
    from: ['fra'],
    date: ['dato', 'sendt'],
    to: ['til'],
    cc: ['kopi'],
    subject: ['emne'],
    replyTo: ['svar til'],
  },
  { language: 'nb', from: ['fra'], date: ['dato', 'sendt'], to: ['til'], cc: ['kopi'], subject: ['emne'] },
  { language: 'is', from: ['frá'], date: ['dagsetning', 'sent'], to: ['til'], subject: ['efni'] },
  {
    language: 'fi',
    from: ['lähettäjä'],
    date: ['päivämäärä', 'päiväys', 'lähetetty'],
    to: ['vastaanottaja'],
    cc: ['kopio'],
    subject: ['aihe'],
    replyTo: ['vastaus'],
  },
  { language: 'et', from: ['saatja'], date: ['kuupäev', 'saadetud'], to: ['saaja', 'adressaat'], subject: ['teema'] },
  { language: 'lv', from: ['no'], date: ['datums', 'nosūtīts'], to: ['kam', 'saņēmējs'], subject: ['temats', 'tēma'] },
  { language: 'lt', from: ['nuo', 'siuntėjas'], date: ['data', 'išsiųsta'], to: ['kam', 'gavėjas'], subject: ['tema'] },
  {
    language: 'pl',
    from: ['od', 'nadawca'],
    date: ['data', 'wysłano', 'wysłane'],
    to: ['do', 'adresat'],
    cc: ['dw', 'kopia'],
    subject: ['temat'],
    replyTo: ['odpowiedź-do'],
  },
  {
    language: 'cs',
    from: ['od'],
    date: ['datum', 'odesláno'],
    to: ['komu'],
    cc: ['kopie'],
    subject: ['předmět'],
    replyTo: ['odpověď na'],
  },
  {
    language: 'sk',
    from: ['od'],
    date: ['dátum', 'odoslané'],
    to: ['komu', 'pre'],
    cc: ['kópia'],
    subject: ['predmet'],
    replyTo: ['odpovedať-pre'],
  },
  { language: 'sl', from: ['od', 'pošiljatelj'], date: ['datum', 'poslano'], to: ['za', 'komu'], subject: ['zadeva'] },
  {
    language: 'hr',
    from: ['šalje', 'od'],
    date: ['datum', 'poslano'],
    to: ['prima', 'za'],
    subject: ['predmet', 'naslov'],
    replyTo: ['odgovori na'],
  },
  {
    language: 'sr',
    from: ['од', 'шаље'],
    date: ['датум', 'послато'],
    to: ['за', 'прима'],
    subject: ['тема', 'наслов'],
  },
  { language: 'bg', from: ['от'], date: ['дата', 'изпратено'], to: ['до'], subject: ['тема', 'относно'] },
  {
    language: 'ru',
    from: ['от', 'от кого', 'отправитель'],
    date: ['дата', 'отправлено'],
    to: ['кому'],
    cc: ['копия'],
    subject: ['тема'],
    replyTo: ['ответ-кому'],
  },
  {
    language: 'uk',
    from: ['від', 'від кого'],
    date: ['дата', 'відправлено', 'надіслано'],
    to: ['кому'],
    cc: ['копія'],
    subject: ['тема'],
    replyTo: ['кому відповісти'],
  },
  {
    language: 'ro',
    from: ['de la', 'expeditorul', 'expeditor'],
    date: ['dată', 'data', 'trimis'],
    to: ['către', 'destinatarul'],
    subject: ['subiect', 'subiectul'],
    replyTo: ['răspuns către'],
  },
  {
    language: 'hu',
    from: ['feladó'],
    date: ['dátum', 'elküldve'],
    to: ['címzett'],
    cc: ['másolat', 'másolatot kap'],
    subject: ['tárgy'],
    replyTo: ['válaszcím'],
  },
  {
    language: 'el',
    from: ['από'],
    date: ['ημερομηνία', 'εστάλη', 'στάλθηκε'],
    to: ['προς'],
    cc: ['κοιν.'],
    subject: ['θέμα'],
  },
  {
    language: 'tr',
    from: ['kimden', 'gönderen'],
    date: ['tarih', 'gönderilen', 'gönderildi'],
    to: ['kime'],
    cc: ['bilgi'],
    subject: ['konu'],
    replyTo: ['yanıt adresi'],
  },
  { language: 'ca', from: ['de'], date: ['data', 'enviat', 'enviat el'], to: ['per a', 'a'], subject: ['assumpte'] },
  { language: 'vi', from: ['từ'], date: ['ngày', 'đã gửi'], to: ['đến', 'tới'], subject: ['chủ đề'] },
  {
    language: 'id',
    from: ['dari'],
    date: ['tanggal', 'dikirim'],
    to: ['kepada', 'ke'],
    subject: ['subjek', 'perihal'],
  },
  { language: 'ar', from: ['من'], date: ['التاريخ', 'المرسلة', 'تاريخ الإرسال'], to: ['إلى'], subject: ['الموضوع'] },
  { language: 'he', from: ['מאת'], date: ['תאריך', 'נשלח'], to: ['אל'], cc: ['עותק'], subject: ['נושא', 'הנדון'] },
  {
    language: 'ja',
    from: ['差出人', '送信者'],
    date: ['日時', '日付', '送信日時', '送信メール'],
    to: ['宛先'],
    subject: ['件名'],
  },
  {
    language: 'zh',
    from: ['发件人', '寄件者', '寄件人', '發件人'],
    date: ['发送时间', '日期', '寄件日期', '傳送時間', '發送時間'],
    to: ['收件人', '收件者'],
    cc: ['抄送', '副本'],
    subject: ['主题', '主旨', '主題'],
  },
  {
    language: 'ko',
    from: ['보낸 사람', '보낸사람'],
    date: ['보낸 날짜', '보낸날짜', '날짜'],
    to: ['받는 사람', '받는사람'],
    cc: ['참조'],
    subject: ['제목'],
  },
];

const ROLES: readonly HeaderRole[] = ['from', 'date', 'to', 'cc', 'subject', 'replyTo'];

/** A word may have several roles: "a" is "to" in Italian, and "data" a date in five languages. */
const ROLE_OF_NAME: ReadonlyMap<string, HeaderRole> = new Map(
  HEADER_NAMES.flatMap((names) => ROLES.flatMap((role) => (names[role] ?? []).map((name) => [name, role] as const))),
);

const MAX_NAME = 30;

export interface HeaderLine {
  role: HeaderRole;
  value: string;
}

/** Reads a header line of any language, also bold ("*From:* Ann", "**From:** Ann"); `null` for any other line. */
export function readHeaderLine(line: string): HeaderLine | null {
  const text = line.slice(0, MAX_NAME * 2).replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069*]/g, '');
  const at = text.search(/[:：]/);
  if (at < 1 || at > MAX_NAME) return null;
  const role = ROLE_OF_NAME.get(text.slice(0, at).trim().toLowerCase());
  if (role === undefined) return null;
  const value = line.slice(line.search(/[:：]/) + 1).replace(/^[\s*]+/, '');
  return value === '' ? null : { role, value };
}
