import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callLength, isFrame, ownWords } from './own-words.js';

const ASKS = 'Could you send the signed agreement?';

describe('ownWords', () => {
  it.each([
    ['a closing of thanks', `${ASKS}\n\nThanks,\nTom`],
    ['thanks and regards', `${ASKS}\nThanks!\n\nBest regards,\nTom Hale\nDirector of Sales\nTel. +44 117 555 0142`],
    ['thanks beforehand', `${ASKS}\n\nThanks in advance for your help!`],
    ['thanks with a name', `${ASKS}\nThanks, Tom`],
    ['thanks for time', `${ASKS}\n\nThank you for your time.\n\nTom`],
    ['German regards', `${ASKS}\n\nVielen Dank im Voraus\nMit freundlichen Grüßen\nJana Voss`],
    ['French regards', `${ASKS}\n\nMerci d’avance,\nBien cordialement\nLuc`],
    ['Spanish regards', `${ASKS}\n\nMuchas gracias,\nUn saludo`],
    ['a greeting', `Hi Tom,\n\n${ASKS}`],
    ['a greeting of many', `Dear Mr. Hale, dear Ann,\n${ASKS}`],
    ['a called name', `Jeff,\n${ASKS}`],
    ['a marked signature', `${ASKS}\n-- \nTom Hale\nCall me any time`],
    ['a quote', `${ASKS}\n\nOn Mon, 3 Nov 2025 at 10:12, Ann Lee <ann@lee.example> wrote:\n> Is it urgent?\n> Ann`],
    ['an older message', `${ASKS}\n\n-----Original Message-----\nFrom: Ann\nPlease call me.`],
    ['an older header', `${ASKS}\n\nFrom: Ann Lee\nSent: Monday\nTo: Tom\n\nPlease call me.`],
    ['Windows lines', `Hello,\r\n\r\n${ASKS}\r\n\r\nThanks,\r\nTom`],
  ])('leaves out %s', (_, text) => {
    expect(ownWords(text)).toBe(ASKS);
  });

  it.each([
    'Thanks!',
    'Thank you',
    'Thanks, Tom',
    'The parcel is here.\n\nThanks so much!',
    'Thanks for that, it works now.',
    'Best price that you can offer?',
    'Hi can you call me',
    'Perfect,\nsee you on Friday.',
    'Can you check these?\n- the lid\n- the hinge',
    'Dear customers wait for weeks, which is not right.',
  ])('keeps %j', (text) => {
    expect(ownWords(text)).toBe(text);
  });

  it('takes nothing that is not there, and never all', () => {
    const piece = fc.constantFrom(
      'Hi Tom,',
      'Thanks,',
      'Tom',
      ASKS,
      '> so',
      '',
      '-- ',
      'Best regards',
      'From: x',
      'To: y',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string())), (lines) => {
        const text = lines.join('\n');
        const own = ownWords(text);
        expect(own === '').toBe(text.replace(/\r\n?/gu, '\n').trim() === '');
        const all = new Set(text.split(/\r\n?|\n/u).map((one) => one.trim()));
        for (const line of own.split('\n')) expect(all.has(line.trim())).toBe(true);
      }),
    );
  });
});

describe('isFrame', () => {
  it.each(['Hello Mara,', 'Kind regards', 'Viele Grüße, Jana', 'Hi all'])('knows %j', (sentence) => {
    expect(isFrame(sentence)).toBe(true);
  });

  it.each([ASKS, 'Thanks!', 'Best of all is the new lid.', 'Jeff:'])('lets %j be', (sentence) => {
    expect(isFrame(sentence)).toBe(false);
  });
});

describe('callLength', () => {
  it.each([
    ['Hi Mara, can you call?', 'can you call?'],
    ['Mara, we need a quote.', 'we need a quote.'],
    ['Dear Ms Lindholm, could you call?', 'could you call?'],
    ['Good morning! Could you call?', 'Could you call?'],
    ['Hello, could you call?', 'could you call?'],
    ['Yes, please call.', 'Yes, please call.'],
    ['Hi', 'Hi'],
    ['We need a quote.', 'We need a quote.'],
  ])('of %j leaves %j', (sentence, left) => {
    expect(sentence.slice(callLength(sentence))).toBe(left);
  });
});
