/** Where the forms of a language were read. */
const SOURCES = {
  gmail: 'Replies of Gmail in this language, as public mailing list archives quote them',
  thunderbird: 'Thunderbird, mailnews.reply_header_* of its locales, on https://transvision.mozfr.org',
  outlook: 'Outlook 2019, listed in https://github.com/crisp-oss/email-forward-parser',
  crisp: 'https://github.com/crisp-oss/email-reply-parser',
  talon: 'https://github.com/mailgun/talon',
  parser: 'https://github.com/alfonsrv/mail-parser-reply',
  code: 'Patterns in public code that parses replies',
  own: 'The form as we know it; no public source was read',
} as const;

export interface Attribution {
  /** BCP 47. */
  language: string;
  /** What stands before the date. */
  leads: readonly string[];
  /** Verbs that end the line: "On Friday Ann wrote:". */
  ends: readonly string[];
  /** Verbs that a name or a date follows: "Am Freitag schrieb Ann:", "Ann schrieb am Freitag:". */
  middles: readonly string[];
  sources: readonly (keyof typeof SOURCES)[];
}

function language(
  code: string,
  leads: readonly string[],
  ends: readonly string[],
  middles: readonly string[],
  ...sources: (keyof typeof SOURCES)[]
): Attribution {
  return { language: code, leads, ends, middles, sources };
}

/**
 * How email clients introduce a quote, by language. All in lower case; spaces are single.
 *
 * Forms without a verb ("20.11.2026, 10:00, Ann <ann@x.example>:") need no language: a date, an address and a colon tell them.
 */
export const ATTRIBUTIONS: readonly Attribution[] = [
  language(
    'en',
    ['on', 'in a message dated'],
    ['wrote', 'writes', 'sent'],
    ['wrote on', 'wrote', 'writes'],
    'gmail',
    'talon',
  ),
  language('de', ['am'], ['schrieb', 'schrieb folgendes'], ['schrieb am', 'schrieb'], 'gmail', 'crisp'),
  language('fr', ['le'], ['a écrit', 'a ecrit', 'écrivait'], ['a écrit le'], 'gmail', 'crisp'),
  language('es', ['el', 'a las'], ['escribió', 'escribio'], ['escribió el'], 'gmail', 'outlook'),
  language('it', ['il', 'in data'], ['ha scritto', 'scrisse'], ['ha scritto il'], 'gmail', 'crisp'),
  language(
    'pt',
    ['em', 'a', 'no dia'],
    ['escreveu'],
    ['escreveu no dia', 'escreveu em', 'escreveu a'],
    'gmail',
    'outlook',
  ),
  language('nl', ['op'], ['schreef', 'geschreven', 'verzond'], ['schreef op', 'schreef'], 'talon', 'outlook'),
  language('af', ['op'], ['geskryf', 'het geskryf'], ['het op', 'skryf'], 'own'),
  language('sv', ['den'], ['skrev', 'skrev följande', 'följande'], ['skrev'], 'gmail', 'parser'),
  language('da', ['den', 'd.'], ['skrev', 'skrev følgende'], ['skrev'], 'gmail', 'parser'),
  language('nb', ['på', 'den'], ['skrev', 'skrev følgende'], ['skrev følgende den', 'skrev'], 'talon', 'outlook'),
  language('nn', ['den'], ['skreiv'], ['skreiv den', 'skreiv'], 'thunderbird'),
  language('fy', ['op'], ['skreau'], ['skreau op', 'skreau'], 'thunderbird'),
  language('is', ['þann'], ['skrifaði'], ['skrifaði'], 'thunderbird'),
  language('fi', [], ['kirjoitti'], ['kirjoitti'], 'crisp', 'outlook'),
  language('et', ['kuupäev', 'kuupäeval'], ['kirjutas'], ['kirjutas'], 'thunderbird', 'own'),
  language('lv', [], ['rakstīja'], [], 'gmail'),
  language('lt', [], ['rašė', 'parašė'], [], 'thunderbird'),
  language(
    'pl',
    ['w dniu', 'dnia'],
    ['napisał', 'napisała', 'napisał(a)', 'napisal(a)', 'pisze', 'nadesłał'],
    [],
    'talon',
    'parser',
  ),
  language('cs', ['dne'], ['napsal', 'napsala', 'napsal(a)'], ['napsal(a) dne'], 'outlook', 'parser'),
  language('sk', ['dňa'], ['napísal', 'napísala', 'napísal(a)'], ['napísal(a) dňa'], 'outlook'),
  language(
    'sl',
    ['dne', 'v'],
    ['napisal', 'napisala', 'napisal(a)', 'napisal/-a', 'je napisal'],
    ['je napisal'],
    'thunderbird',
    'own',
  ),
  language(
    'hr',
    ['dana', 'na datum'],
    ['napisao je', 'napisala je', 'napisao/la je', 'je napisao', 'je napisao/la', 'je napisao/la'],
    [],
    'thunderbird',
  ),
  language('sr', ['дана', 'dana'], ['је написао', 'је написао/ла', 'је написао/-ла', 'написа'], [], 'own'),
  language('bg', ['на'], ['написа', 'написа(а)'], [], 'thunderbird'),
  language('mk', ['на'], ['напиша', 'пишува'], [], 'own'),
  language(
    'ru',
    ['в'],
    ['написал', 'написала', 'написал(а)', 'пишет', 'писал', 'писал(а)'],
    ['пишет', 'написал(а)'],
    'gmail',
    'outlook',
  ),
  language('be', [], ['напісаў', 'напісала'], [], 'thunderbird'),
  language('uk', [], ['пише', 'написав', 'написала', 'написав(ла)'], [], 'own'),
  language('ro', ['pe', 'în', 'in'], ['a scris', 'a scris următoarele'], [], 'thunderbird'),
  language('hu', [], ['ezt írta', 'írta', 'írta ezt'], ['ezt írta (időpont', 'ezt írta'], 'gmail', 'outlook'),
  language('el', ['στις', 'την'], ['έγραψε'], ['έγραψε'], 'gmail', 'thunderbird'),
  language('tr', [], ['yazdı', 'yazdi', 'şunu yazdı', 'şunları yazdı'], [], 'gmail', 'outlook'),
  language('ca', ['el', 'missatge de'], ['va escriure', 'ha escrit'], ['ha escrit el'], 'gmail', 'thunderbird'),
  language('gl', ['o', 'en'], ['escribiu'], ['escribiu o'], 'thunderbird'),
  language('eu', [], ['idatzi du', 'idatzi zuen'], ['idatzi du', 'idatzi zuen'], 'thunderbird'),
  language('sq', ['më'], ['shkroi'], ['shkroi më'], 'thunderbird'),
  language('cy', ['ar'], [], ['ysgrifennodd'], 'thunderbird'),
  language('ga', ['ar'], [], ['scríobh'], 'thunderbird'),
  language('vi', ['vào', 'lúc'], ['đã viết', 'viết'], [], 'code'),
  language('id', ['pada'], ['menulis'], ['menulis'], 'own'),
  language('th', ['ในวันที่', 'เมื่อ'], ['เขียนว่า', 'เขียน'], [], 'code'),
  language('hi', [], ['ने लिखा'], [], 'own'),
  language('ar', ['في', 'بتاريخ'], ['كتب', 'كتبت'], ['تمت كتابة ما يلي بواسطة', 'كتب'], 'gmail'),
  language('fa', ['در'], ['نوشت', 'نوشته است'], [], 'own'),
  language('he', ['בתאריך', 'ב-', 'ביום'], ['כתב', 'כתבה', 'כתב/ה'], ['מאת'], 'gmail'),
  language('ja', [], ['のメール', 'のメッセージ', 'さんは書きました', '書きました', '書いた'], [], 'crisp', 'parser'),
  language('zh', ['在', '于', '於'], ['写道', '寫道', '写到'], [], 'gmail', 'parser'),
  language('ko', [], ['작성', '님이 작성', '님이 작성하였습니다', '님이 쓴 글', '이(가) 쓴 글'], [], 'gmail', 'parser'),
];
