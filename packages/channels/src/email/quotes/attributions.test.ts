import { describe, expect, it } from 'vitest';
import { ATTRIBUTIONS } from './attributions.js';
import { foldQuotes } from './fold.js';

/** One line for each language, in the form of a common client, with names and dates of our own. */
const WRITTEN: readonly [string, string][] = [
  ['en', 'On Fri, Nov 20, 2026 at 10:00 AM Ann Lee <ann@x.example> wrote:'],
  ['en', 'Ann Lee wrote on 20.11.2026 10:00:'],
  ['en', 'On 20/11/2026, at 10:00, Ann Lee <ann@x.example> sent:'],
  ['de', 'Am Fr., 20. Nov. 2026 um 10:00 Uhr schrieb Ann Lee <ann@x.example>:'],
  ['de', 'Ann Lee <ann@x.example> schrieb am Fr., 20. Nov. 2026, 10:00:'],
  ['fr', 'Le ven. 20 nov. 2026 à 10:00, Ann Lee <ann@x.example> a écrit :'],
  ['es', 'El vie, 20 nov 2026 a las 10:00, Ann Lee (<ann@x.example>) escribió:'],
  ['it', 'Il giorno ven 20 nov 2026 alle ore 10:00 Ann Lee <ann@x.example> ha scritto:'],
  ['it', 'In data 20 novembre 2026 10:00:00 "Ann Lee" <ann@x.example> ha scritto:'],
  ['pt', 'Em sex., 20 de nov. de 2026 às 10:00, Ann Lee <ann@x.example> escreveu:'],
  ['pt', 'Ann Lee <ann@x.example> escreveu no dia sexta, 20/11/2026 à(s) 10:00:'],
  ['nl', 'Op vr 20 nov 2026 om 10:00 schreef Ann Lee <ann@x.example>:'],
  ['nl', 'Op 20 nov. 2026, om 10:00 heeft Ann Lee <ann@x.example> het volgende geschreven:'],
  ['af', 'Op 20/11/2026 om 10:00 het Ann Lee <ann@x.example> geskryf:'],
  ['sv', 'Den fre 20 nov. 2026 kl 10:00 skrev Ann Lee <ann@x.example>:'],
  ['sv', 'fre 20 nov. 2026 kl. 10:00 skrev Ann Lee <ann@x.example>:'],
  ['da', 'Den fre. 20. nov. 2026 kl. 10.00 skrev Ann Lee <ann@x.example>:'],
  ['nb', 'fre. 20. nov. 2026 kl. 10:00 skrev Ann Lee <ann@x.example>:'],
  ['nn', 'Den 20.11.2026 10:00, Ann Lee <ann@x.example> skreiv:'],
  ['is', 'Þann 20. nóvember 2026 kl. 10:00, skrifaði Ann Lee <ann@x.example>:'],
  ['fi', 'pe 20. marrask. 2026 klo 10.00 Ann Lee (ann@x.example) kirjoitti:'],
  ['et', 'Kuupäev R, 20. november 2026 kell 10:00 kirjutas Ann Lee <ann@x.example>:'],
  ['lv', 'piektd., 2026. g. 20. nov., plkst. 10:00 — lietotājs Ann Lee (<ann@x.example>) rakstīja:'],
  ['lt', '2026-11-20, pn, 10:00 Ann Lee <ann@x.example> rašė:'],
  ['pl', 'pt., 20 lis 2026 o 10:00 Ann Lee <ann@x.example> napisał(a):'],
  ['pl', 'W dniu 20 listopada 2026 10:00 użytkownik Ann Lee <ann@x.example> napisał:'],
  ['cs', 'pá 20. 11. 2026 v 10:00 odesílatel Ann Lee <ann@x.example> napsal:'],
  ['cs', 'Dne 20. 11. 2026 v 10:00 Ann Lee <ann@x.example> napsal(a):'],
  ['sk', 'pi 20. 11. 2026 o 10:00 Ann Lee <ann@x.example> napísal(a):'],
  ['sl', 'V pet., 20. nov. 2026 ob 10:00 je oseba Ann Lee <ann@x.example> napisala:'],
  ['hr', 'pet, 20. stu 2026. u 10:00 Ann Lee <ann@x.example> napisao je:'],
  ['sr', 'Дана 20. 11. 2026. у 10:00, Ann Lee <ann@x.example> је написао/ла:'],
  ['bg', 'На пт, 20.11.2026 г. в 10:00 ч. Ann Lee <ann@x.example> написа:'],
  ['mk', 'На 20.11.2026 во 10:00, Ann Lee <ann@x.example> напиша:'],
  ['ru', 'пт, 20 нояб. 2026 г. в 10:00, Ann Lee <ann@x.example>:'],
  ['ru', '20.11.2026 10:00 пользователь "Ann Lee" <ann@x.example> написал:'],
  ['be', '20 лістапада 2026 у 10:00 Ann Lee <ann@x.example> напісаў:'],
  ['uk', 'пт, 20 лист. 2026 р. о 10:00 Ann Lee <ann@x.example> пише:'],
  ['ro', 'vin., 20 nov. 2026 la 10:00, Ann Lee <ann@x.example> a scris:'],
  ['hu', 'Ann Lee <ann@x.example> ezt írta (időpont: 2026. nov. 20., P, 10:00):'],
  ['hu', '2026. 11. 20. 10:00 keltezéssel, Ann Lee <ann@x.example> írta:'],
  ['el', 'Στις Παρ 20 Νοε 2026 στις 10:00 π.μ., ο χρήστης Ann Lee <ann@x.example> έγραψε:'],
  ['tr', 'Ann Lee <ann@x.example>, 20 Kas 2026 Cum, 10:00 tarihinde şunu yazdı:'],
  ['ca', 'Missatge de Ann Lee <ann@x.example> del dia dv., 20 de nov. 2026 a les 10:00:'],
  ['ca', 'El 20/11/2026 a les 10:00, Ann Lee <ann@x.example> va escriure:'],
  ['gl', 'O 20/11/2026 ás 10:00, Ann Lee <ann@x.example> escribiu:'],
  ['eu', '2026/11/20 10:00(e)an, Ann Lee <ann@x.example> igorleak idatzi zuen:'],
  ['sq', 'Më 20/11/2026, 10:00, Ann Lee <ann@x.example> shkroi:'],
  ['cy', 'Ar 20/11/2026 10:00, ysgrifennodd Ann Lee <ann@x.example>:'],
  ['ga', 'Ar 20/11/2026 10:00, scríobh Ann Lee <ann@x.example>:'],
  ['vi', 'Vào Th 6, 20 thg 11, 2026 vào lúc 10:00 Ann Lee <ann@x.example> đã viết:'],
  ['id', 'Pada Jum, 20 Nov 2026 pukul 10.00 Ann Lee <ann@x.example> menulis:'],
  ['th', 'ในวันที่ ศ. 20 พ.ย. 2026 เวลา 10:00 Ann Lee <ann@x.example> เขียนว่า:'],
  ['hi', 'शुक्र, 20 नव॰ 2026 को 10:00 बजे Ann Lee <ann@x.example> ने लिखा:'],
  ['ar', 'في الجمعة، 20 نوفمبر 2026 في 10:00 ص تمت كتابة ما يلي بواسطة Ann Lee <ann@x.example>:'],
  ['fa', 'در تاریخ جمعه ۲۰ نوامبر 2026 ساعت 10:00 Ann Lee <ann@x.example> نوشت:'],
  ['he', '\u202bבתאריך יום ו׳, 20 בנוב׳ 2026 ב-10:00 מאת \u202aAnn Lee\u202c <ann@x.example>:\u202c'],
  ['ja', '2026年11月20日(金) 10:00 Ann Lee <ann@x.example>:'],
  ['ja', '2026/11/20 10:00、Ann Lee <ann@x.example>のメール:'],
  ['zh', 'Ann Lee <ann@x.example> 于2026年11月20日周五 10:00写道：'],
  ['zh', '在 2026年11月20日，10:00，Ann Lee <ann@x.example> 写道：'],
  ['zh', 'Ann Lee <ann@x.example> 於 2026年11月20日 週五 上午10:00寫道：'],
  ['ko', '2026년 11월 20일 (금) 오전 10:00, Ann Lee <ann@x.example>님이 작성:'],
];

/** A line wrapped at spaces over a number of lines of about the same length. */
function wrapped(line: string, count: number): string {
  const words = line.split(' ');
  const rows = Array.from({ length: count }, (_, row) =>
    words.slice(Math.ceil((row * words.length) / count), Math.ceil(((row + 1) * words.length) / count)).join(' '),
  );
  return rows.filter((row) => row !== '').join('\n');
}

describe('an attribution', () => {
  // A name alone in the first line could be anything.
  const forms = WRITTEN.flatMap(([language, line]) =>
    [1, 2, 3].map((count): [string, number, string] => [language, count, wrapped(line, count)]),
  ).filter(([, , head]) => !/^Ann Lee(?: wrote)?\n/.test(head));

  it.each(forms)('in %s on %i lines is folded with its quote: %s', (_, __, head) => {
    expect(foldQuotes(`Yes, at ten.\n\n${head}\n\n> Shall we meet?`)).toEqual({
      visible: 'Yes, at ten.',
      quoted: `${head}\n\n> Shall we meet?`,
      signature: null,
    });
  });

  it.each(WRITTEN)('in %s ends the email where the quote has no marks: %s', (_, head) => {
    expect(foldQuotes(`Yes, at ten.\n\n${head}\n\nShall we meet?\nAt noon?`).visible).toBe('Yes, at ten.');
  });

  it('has a written example in every language', () => {
    const written = new Set(WRITTEN.map(([language]) => language));
    expect(ATTRIBUTIONS.filter(({ language }) => !written.has(language) && language !== 'fy')).toEqual([]);
    expect(written.size).toBeGreaterThanOrEqual(25);
  });

  it.each([
    ['Yandex', '20.11.2026, 10:00, "Ann Lee" <ann@x.example>:'],
    ['Yandex with the time first', '10:00, 20 November 2026, "Ann Lee" <ann@x.example>:'],
    ['mail.ru', 'Fri, 20 Nov 2026 10:00:15 +0300 от Ann Lee <ann@x.example>:'],
    ['mail.ru in English', 'Friday, 20 November 2026, 10:00 AM +0300 from Ann Lee <ann@x.example>:'],
    ['older Gmail', '2026-11-20 10:00 GMT+01:00 Ann Lee <ann@x.example>:'],
    ['older Gmail with a wrapped address', '2026-11-20 10:00 GMT+01:00 Ann Lee <\nann@x.example>:'],
    ['Zoho', '---- On Fri, 20 Nov 2026 10:00:00 +0100 Ann Lee <ann@x.example> wrote ----'],
    ['Zoho without marks or colon', '---- On Fri, 20 Nov 2026 10:00:00 +0100 ann@x.example wrote ---'],
    ['Zoho of late', 'On Fri, 20 Nov 2026 10:00:00 +0100 Ann Lee <ann@x.example> wrote'],
    [
      'Outlook with the address twice',
      'On 20 Nov 2026, at 10:00, Ann Lee <ann@x.example<mailto:ann@x.example>> wrote:',
    ],
  ])('of %s needs no language', (_, head) => {
    expect(foldQuotes(`Yes, at ten.\n\n${head}\n\nShall we meet?`).visible).toBe('Yes, at ten.');
  });

  it('does not take the words before it along', () => {
    const text = 'That is not what the board of the company in Bern wrote:\n> Yes.\nIt wrote no.';
    expect(foldQuotes(text).visible).toBe('That is not what the board of the company in Bern wrote:\nIt wrote no.');
  });

  it.each([
    'On Monday 20 November 2026 the board wrote a letter: see below.',
    'At ten on 20.11.2026 ann@x.example will call:\n- the plan',
    'Ask Ann <ann@x.example>:\n- the plan\n- the day',
    'On the one hand he wrote\nand on the other he did not.',
    '2026-11-20 10:00\n20.11.2026 10:00\nThese are dates.',
  ])('is told from prose: %s', (text) => {
    expect(foldQuotes(text)).toEqual({ visible: text, quoted: null, signature: null });
  });
});
