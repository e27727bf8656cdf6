import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldQuotes } from './fold.js';

const visible = (text: string, subject: string | null = null) => foldQuotes(text, subject).visible;

describe('a header of a quoted email', () => {
  it.each([
    ['date first', 'Date: Fri, 20 Nov 2026 10:00:00 +0100\nFrom: ann@x.example\nTo: bob@y.example\nSubject: Plan'],
    ['only date and to', 'Date: Fri, 20 Nov 2026 10:00:00 +0100\nTo: bob@y.example'],
    ['to first', 'To: bob@y.example\nFrom: Ann\nDate: Friday\nSubject: Plan'],
    ['subject first', 'Subject: Plan\nFrom: Ann\nTo: Bob\nDate: Friday'],
    [
      'bold',
      '*From:* Ann Lee [mailto:ann@x.example]\n*Sent:* Friday, November 20, 2026 10:00 AM\n*To:* Bob\n*Subject:* Plan',
    ],
    ['bold in Markdown', '**From:** Ann <ann@x.example>\n**Sent:** 20 November 2026\n**To:** Bob\n**Subject:** Plan'],
    [
      'a wrapped address',
      'From: Ann Lee with a long name\n<ann@x.example>\nSent: Friday\nTo: Bob <bob@y.example>\nSubject: Plan',
    ],
    ['indented', '  From: Ann Lee\n  Sent: Friday\n  To: Bob\n  Subject: Plan'],
    ['a line above', '________________________________\nFrom: Ann\nSent: Friday\nTo: Bob\nSubject: Plan'],
    [
      'a line and a gap above',
      '====\n\nMessage du : 20/11/2026 10:00\nDe : "Ann" <ann@x.example>\nA : bob@y.example\nSujet : Plan',
    ],
    ['Windows Mail', 'От: Ann Lee\nОтправлено: пятница, 20 ноября 2026 г. 10:00\nКому: Bob <bob@y.example>'],
    ['German', 'Von: Ann\nGesendet: Freitag, 20. November 2026 10:00\nAn: Bob\nBetreff: Plan'],
    ['Swedish', 'Från: Ann [mailto:ann@x.example]\nSkickat: den 20 november 2026 10:00\nTill: Bob\nÄmne: Plan'],
    ['Danish', 'Fra: ann@x.example\nSendt: 20. november 2026 10:00\nTil: Bob\nEmne: Plan'],
    ['Finnish', 'Lähettäjä: Ann\nLähetetty: perjantai\nVastaanottaja: Bob\nAihe: Plan'],
    ['Polish', 'Od: Ann\nWysłano: piątek\nDo: Bob\nTemat: Plan'],
    ['Czech', 'Od: Ann\nOdesláno: pátek\nKomu: Bob\nPředmět: Plan'],
    ['Hungarian', 'Feladó: Ann\nElküldve: péntek\nCímzett: Bob\nTárgy: Plan'],
    ['Romanian', 'De la: Ann\nTrimis: vineri\nCătre: Bob\nSubiect: Plan'],
    ['Turkish', 'Kimden: Ann\nGönderilen: Cuma\nKime: Bob\nKonu: Plan'],
    ['Greek', 'Από: Ann\nΕστάλη: Παρασκευή\nΠρος: Bob\nΘέμα: Plan'],
    ['Hebrew', 'מאת: Ann\nנשלח: 20.11.2026\nאל: Bob\nנושא: Plan'],
    ['Arabic', 'من: Ann\nالتاريخ: 20.11.2026\nإلى: Bob\nالموضوع: Plan'],
    ['Japanese', '差出人: Ann\n送信日時: 2026年11月20日\n宛先: Bob\n件名: Plan'],
    ['Chinese', '发件人：Ann\n发送时间：2026年11月20日\n收件人：Bob\n主题：Plan'],
    ['Korean', '보낸 사람: Ann\n보낸 날짜: 2026년 11월 20일\n받는 사람: Bob\n제목: Plan'],
  ])('is folded: %s', (_, head) => {
    expect(foldQuotes(`Agreed.\n\n${head}\n\nShall we?`)).toEqual({
      visible: 'Agreed.',
      quoted: `${head}\n\nShall we?`,
      signature: null,
    });
  });

  it.each([
    'Date: 3 May\nFrom: Berlin\nTo: Hamburg\nSeats for two.',
    'Subject: maths\nDate: 3 May\nPlace: the hall',
    'Note: one\nNote: two\nNote: three',
  ])('is told from other lists: %s', (text) => {
    expect(visible(`Hello.\n\n${text}`)).toBe(`Hello.\n\n${text}`);
  });
});

describe('a separator', () => {
  it.each([
    '-----Original Message-----',
    '-------- Original Message --------',
    '----- Original Message -----',
    '---- Replied Message ----',
    '-----Ursprüngliche Nachricht-----',
    "-------- Message d'origine --------",
    '-------- Oprindelig besked --------',
    '-------- Původní zpráva --------',
    '-------- Исходное сообщение --------',
    '-------- Αρχικό μήνυμα --------',
    '-------- 원본 이메일 --------',
    '------------------ 原始邮件 ------------------',
    '-------- הודעה מקורית --------',
  ])('of an original email folds what stands below: %s', (line) => {
    expect(visible(`Agreed.\n\n${line}\nFrom: Ann\nDate: Friday\n\nShall we?`)).toBe('Agreed.');
  });

  it.each([
    '---------- Forwarded message ---------',
    '-------- Forwarded Message --------',
    'Begin forwarded message:',
    'Anfang der weitergeleiteten Nachricht:',
    '-------- Weitergeleitete Nachricht --------',
    '-------- Message transféré --------',
    '----- Mensaje reenviado -----',
    '-------- Пересылаемое сообщение --------',
    'İleti başlangıcı:',
    '---------- Forwarded by Ann Lee on 20.11.2026 ----------',
  ])('of a forward leaves its content visible: %s', (line) => {
    const forward = `${line}\nFrom: Ann <ann@x.example>\nDate: Friday\nSubject: Plan\n\nThe plan.\n> of old\n\nRegards,\nAnn`;
    expect(foldQuotes(`See below.\n\n-- \nBob\n\n${forward}`)).toEqual({
      visible: `See below.\n\n${forward}`,
      quoted: null,
      signature: 'Bob',
    });
  });

  it('of a forward inside an original email is folded with it', () => {
    expect(
      visible('Agreed.\n\n-----Original Message-----\nFYI\n\n---------- Forwarded message ---------\nThe plan.'),
    ).toBe('Agreed.');
  });

  it.each([
    ['Fwd: Plan', true],
    ['FW: Plan', true],
    ['WG: Plan', true],
    ['[Team] TR: Plan', true],
    ['RE: FW: Plan', false],
    ['Plan', false],
    [null, false],
  ])('is read with the subject %s', (subject, isForward) => {
    const mail = '________________________________\nFrom: Ann\nSent: Friday\nTo: Bob\nSubject: Plan\n\nThe plan.';
    const text = `See below.\n\n${mail}`;
    expect(visible(text, subject)).toBe(isForward ? text : 'See below.');
  });
});

describe('what stands below a quote', () => {
  it.each([
    ['an attribution', 'On 20 Nov 2026, at 10:00, Ann <ann@x.example> wrote:'],
    ['a separator', '-----Original Message-----'],
    ['a header', 'From: Ann\nSent: Friday\nTo: Bob\nSubject: Plan'],
  ])('stays visible below %s', (_, head) => {
    expect(visible(`${head}\n\n> Shall we?\n\nYes, at ten.\n\n> Where?\n\nAt home.`)).toBe('Yes, at ten.\n\nAt home.');
  });

  it('stays visible between nested quotes', () => {
    expect(visible('> > one\n> two\nYes.\n> > three\nNo.')).toBe('Yes.\nNo.');
  });

  it('stays visible before an attribution in the same line', () => {
    const quote = 'On Fri, Nov 20, 2026 at 10:00 AM, ann@x.example wrote:\n> Shall we?';
    expect(visible(`Yes, at ten. ${quote}`)).toBe('Yes, at ten.');
    expect(visible(`Yes.\nAt ten - or noon--- ${quote}`)).toBe('Yes.\nAt ten - or noon');
    expect(visible(`It is as on Friday, On 3 May we met:\n> Shall we?`)).toBe('It is as on Friday, On 3 May we met:');
  });

  it('does not include links that were wrapped out of it', () => {
    expect(visible('Yes.\n> See the plan\n (https://x.example/plan) >\n> and the day')).toBe('Yes.');
    expect(visible('> See the plan\nhttps://x.example/other\n> and the day')).toBe('https://x.example/other');
  });

  it('is no quote if it is an ornament', () => {
    expect(visible('News:\n>>> https://x.example <<<\nBye.')).toBe('News:\n>>> https://x.example <<<\nBye.');
  });
});

describe('the footer of a list', () => {
  it.each([
    [
      'Mailman',
      '_______________________________________________\nDev mailing list\nDev@x.example\nhttps://x.example/mailman/listinfo/dev',
    ],
    ['Mailman with a short line', '__\nDev mailing list\nDev@x.example'],
    [
      'Google Groups',
      '-- \nYou received this message because you are subscribed to the Google Groups "Dev" group.\nTo unsubscribe from this group, send an email to dev+unsubscribe@x.example.',
    ],
    [
      'Yahoo Groups',
      '------------------------------------\n\nYahoo Groups Links\n\nhttps://groups.yahoo.com/group/dev/',
    ],
    ['Yahoo Groups of late', '__._,_.___\nReply to sender\nVisit your group'],
  ])('of %s goes, and with it the signature above', (_, footer) => {
    expect(foldQuotes(`The plan holds.\n\n-- \nAnn Lee\n\n${footer}`)).toMatchObject({
      visible: 'The plan holds.',
      signature: `Ann Lee\n${footer}`,
    });
    expect(visible(`> old\n\nThe plan holds.\n\n${footer}`)).toBe('The plan holds.');
  });

  it('is not a line between two parts', () => {
    const text = 'Points\n----\n\n1. Ten\n2. Twenty\n\n----\n\nThese lines divide the text.';
    expect(visible(text)).toBe(text);
  });
});

describe('a signature', () => {
  it.each([
    '-Ann',
    '- Ann',
    '-ann',
    '— Ann',
    '—Ann Lee',
    '-Ann.\n\nSent from my HTC phone!',
    '---\nAnn',
    '—\nAnn Lee\nHead of Sales at Quay Nine',
    '—————\nAnn Lee\nHead of Sales',
    'Sent from my Fairphone',
    'Sent from my iPhone!',
    'Sent from Mailbox for iPhone',
    'Sent from Proton Mail for Android',
    'Sent wirelessly from my BlackBerry device on the Bell network.',
    'Download Outlook for Android<https://x.example/a>',
    'Télécharger Outlook pour iOS<https://x.example/a>',
    'Gesendet von Outlook für Android<https://x.example/a>',
    'Verstuurd vanaf mijn iPad',
    'Enviado desde mi iPhone',
    'Inviato da iPhone',
    'Skickat från min iPhone',
    'Lähetetty iPhonesta',
    'Wysłane z iPhone’a',
    'Odesláno z iPhonu',
    'Отправлено с iPhone',
    'Надіслано з iPhone',
    'Trimis de pe iPhone-ul meu',
    'iPhone’umdan gönderildi',
    'Στάλθηκε από το iPhone μου',
    'iPhoneから送信',
    '从我的 iPhone 发送',
    '나의 iPhone에서 보냄',
    'נשלח מה-iPhone שלי',
    'أرسلت من الـ iPhone الخاص بي',
  ])('is folded: %s', (tail) => {
    expect(foldQuotes(`The plan holds.\n\n${tail}`)).toEqual({
      visible: 'The plan holds.',
      quoted: null,
      signature: tail,
    });
  });

  it.each([
    'Sent from my side yesterday were three files',
    'Sent from my iPhone yesterday were three files, two of them twice.',
    'Sent from the office today: the plan.',
    'Enviado desde mi oficina ayer, mañana más',
    'To buy:\n- Milk',
    'To buy\n- Milk\n- Bread',
    '-5 degrees',
    '- I will come',
    'Thanks for the plan.\n\nI will read it on Monday.\nThen I will write to you again.',
    '--> one\n--> two',
  ])('is told from text: %s', (text) => {
    expect(foldQuotes(`Hello.\n\n${text}`)).toEqual({ visible: `Hello.\n\n${text}`, quoted: null, signature: null });
  });
});

const LINES = [
  '',
  'text',
  'A longer sentence of the text.',
  '> q',
  '>> q',
  '-- ',
  '---',
  '-Ann',
  'Thanks,',
  'Best regards,',
  'Ann Lee',
  'Sent from my iPhone',
  'On 1 Jan 2026 X wrote:',
  'On 1 Jan 2026,',
  'X wrote:',
  '20.11.2026, 10:00, "X" <x@y.example>:',
  'From: a',
  'To: b',
  'Sent: c',
  'Subject: d',
  '-----Original Message-----',
  '---------- Forwarded message ---------',
  '________________',
  'Dev mailing list',
];
const texts = fc.array(fc.constantFrom(...LINES), { maxLength: 25 }).map((lines) => lines.join('\n'));

describe('foldQuotes, whatever the text,', () => {
  it('loses no line', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const { visible: own, quoted, signature } = foldQuotes(text);
        const sorted = (part: string) =>
          part
            .split('\n')
            .map((line) => line.trim())
            // The delimiter of a signature is no part of it.
            .filter((line) => line !== '' && line !== '--')
            .toSorted();
        expect(sorted([own, quoted ?? '', signature ?? ''].join('\n'))).toEqual(sorted(text));
      }),
      { numRuns: 1000 },
    );
  });

  it('finds nothing more the second time, and shows something', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const once = foldQuotes(text);
        expect(foldQuotes(once.visible)).toEqual({ visible: once.visible, quoted: null, signature: null });
        expect(once.visible === '').toBe(text.trim() === '');
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    ['spaces', ' '],
    ['dashes', '-'],
    ['brackets', '<'],
    ['addresses', 'a@b '],
    ['dates', '20.11.2026 '],
    ['words', 'on '],
    ['colons', 'from: '],
    ['parentheses', '('],
    ['invisible characters', '\u200e'],
  ])('reads crafted %s to the end', (_, piece) => {
    const long = piece.repeat(Math.ceil(100_000 / piece.length));
    const short = piece.repeat(Math.ceil(490 / piece.length));
    const many = `Yes.\n${`${short}\n`.repeat(2000)}${short}:`;
    const lines = `Yes.\n${`${piece}wrote:\n`.repeat(19_000)}${piece}`;
    for (const text of [`Yes.\n${long}:`, many, lines]) expect(visible(text)).toContain('Yes.');
  });
});
