import { expect, test } from 'vitest';
import { inventedIn } from './grounded.js';

const said =
  'Ada Berg\nInvoice 20871 over £1,200.50 is due on 4 March at 9:30. Write to ada@berg.example or call +44 117 555 0142.';

test.each([
  'Thank you, Ada. Is invoice 20871 over £1,200.50 the one?',
  'Shall we say 4 March, 9:30?',
  'I have ada@berg.example and +44 117 555 0142 noted.',
  'Gern, danke!',
])('what was said may be said: %s', (reply) => {
  expect(inventedIn(reply, said)).toEqual([]);
});

test.each([
  ['Please pay at https://evil.example/pay', 'evil.example'],
  ['See www.evil.example', 'evil.example'],
  ['See evil.example/pay for more', 'evil.example'],
  ['Click javascript:alert(1)', 'javascript'],
  ['Write to mallory@evil.example', 'mallory@evil.example'],
  ['Call +44 117 555 0199', '0199'],
  ['That is £900 less', '900'],
  ['Our account is DE89 3704 0044 0532 0130 00', 'DE89'],
  ['Follow @mallory', '@mallory'],
  ['It costs １５０ euros', '150'],
])('what was not said is found: %s', (reply, found) => {
  expect(inventedIn(reply, said).join(' ')).toContain(found);
});

/** What tries to pass: another look of a dot, a letter, a digit, or words for them. */
test.each([
  // Dots
  ['See evil。example', 'evil.example'],
  ['See evil｡example', 'evil.example'],
  ['See evil．example', 'evil.example'],
  ['See evil․example', 'evil.example'],
  ['See evil﹒example', 'evil.example'],
  ['See evil۔example', 'evil.example'],
  ['See evil·com', 'evil.com'],
  ['See evil .com', 'evil.com'],
  ['See evil . com', 'evil.com'],
  ['詳しくは 例え。com を', '例え.com'],
  ['詳しくは 例え。テスト', '例え.テスト'],
  // Brackets and words
  ['See evil[.]example', 'evil.example'],
  ['See evil [.] example', 'evil.example'],
  ['See evil(.)example', 'evil.example'],
  ['See evil(dot)example', 'evil.example'],
  ['See evil [DOT] example', 'evil.example'],
  ['See evil{dot}example', 'evil.example'],
  ['See evil dot com', 'evil.com'],
  ['Siehe evil punkt com', 'evil.com'],
  ['Write to mallory[at]evil[dot]example', 'mallory@evil.example'],
  ['Write to mallory (at) evil.example', 'mallory@evil.example'],
  ['Write to mallory at evil dot com', 'mallory@evil.com'],
  ['Go to hxxps[:]//evil[.]example/pay', 'evil.example'],
  ['Go to https : // evil.example', 'evil.example'],
  // What cannot be seen
  ['See ev\u200Bil.exa\u200Bmple', 'evil.example'],
  ['See evil\u2060.\u2060example', 'evil.example'],
  ['See evil\u00AD.example', 'evil.example'],
  ['See evil\u202E.example', 'evil.example'],
  ['See evil.\uFE0Fexample', 'evil.example'],
  ['See evil\u{E0020}.example', 'evil.example'],
  // Other scripts
  ['Смотрите злой.рф', 'злой.рф'],
  ['See bеrg.example', 'bеrg.example'],
  ['Write to ada@bеrg.example', 'bеrg.example'],
  ['انظر موقع.شبكة', 'موقع.شبكة'],
  ['देखें उदाहरण.भारत', 'उदाहरण.भारत'],
  ['请看 坏人.中国', '坏人.中国'],
  ['See xn--80ak6aa92e.com', 'xn--80ak6aa92e.com'],
  ['See 例え.xn--zckzah', 'xn--zckzah'],
  ['Ｓｅｅ ｅｖｉｌ．ｅｘａｍｐｌｅ', 'evil.example'],
  ['See 𝐞𝐯𝐢𝐥.𝐞𝐱𝐚𝐦𝐩𝐥𝐞', 'evil.example'],
  ['Go to 10.0.0.7/pay', '10.0.0.7'],
  // Figures
  ['It costs ٩٠٠ euros', '900'],
  ['It costs ९०० euros', '900'],
  ['It costs ①②③ euros', '123'],
  ['It costs 9\u200B0\u200B0 euros', '900'],
  ['That is nine hundred pounds less', 'nine hundred pounds'],
  ['Send two thousand five hundred US dollars', 'five hundred US dollars'],
  ['Pay EUR five hundred', 'EUR five hundred'],
  ['A discount of twenty-five euros', 'twenty-five euros'],
  ['Das macht zweihundertfünfzig Euro', 'zweihundertfünfzig Euro'],
  ['Cela fait deux cents euros', 'deux cents euros'],
  ['Son quinientos euros', 'quinientos euros'],
  ['五百円です', '五百円'],
  ['Call zero one one seven five', 'zero one one seven five'],
])('what hides is found: %s', (reply, found) => {
  expect(inventedIn(reply, said).join(' ')).toContain(found);
});

test.each([
  'Thank you! I will come back to you tomorrow.',
  'Thanks for the quick reply, Ada. Looking forward to it.',
  'z.B. morgen, d.h. vor dem Wochenende, u.a. mit Ada.',
  'Could we talk at a time that suits you, e.g. in the morning or at 9:30 a.m.?',
  '了解しました。ありがとうございます。また連絡します。',
  '好的，谢谢。我明天回复你。',
  '네, 알겠습니다. 감사합니다.',
  'はい。OK です。',
  'Спасибо! Отвечу завтра, и т.д. и т.п.',
  'شكراً جزيلاً. سأرد غداً.',
  'شکریہ۔ میں کل جواب دوں گا۔',
  'धन्यवाद। कल बात करते हैं।',
  'El meu col·lega et contestarà demà.',
  'A polka dot dress would be nice. We meet at the usual place.',
  'C’est un bon point de vue, merci.',
  'One moment please, two of us would like to join.',
  'One invoice is open, in euros.',
  'Great 👍🏽 👩‍👩‍👧 see you on 4 March ❤️',
  'I had one or two questions about the three documents.',
  'Wir sind zu zweit und kommen um eins.',
  'Invoice twenty is fine; the cost stays as agreed.',
])('what is harmless passes: %s', (reply) => {
  expect(inventedIn(reply, said)).toEqual([]);
});

test('what was hidden in the conversation too was said', () => {
  expect(inventedIn('See shop.example', 'Our page is shop[.]exam\u200Bple')).toEqual([]);
  expect(inventedIn('Nine hundred euros, right?', 'It was nine hundred euros.')).toEqual([]);
  expect(inventedIn('It was 900, right?', 'كان ٩٠٠')).toEqual([]);
});

/** Patterns that go back and forth would take minutes here, and the test its time. */
test.each(['ein', 'two ', ' ', 'a.', 'cent', 'a at ', '一', 'quatre-vingt-dix et ', '1 ', 'a@'])(
  'a long text of %j is read through',
  (part) => {
    expect(inventedIn(part.repeat(5_000), part.repeat(5_000))).toEqual(expect.any(Array));
  },
);
