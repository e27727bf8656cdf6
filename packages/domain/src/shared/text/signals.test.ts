import { describe, expect, it } from 'vitest';
import { asksQuestion, findDeadline, findHaste, findRequest, isCourtesy } from './signals.js';

describe('asksQuestion', () => {
  it.each(['Shall we meet?', 'He asked "why?" and left', 'هل وصلت البضاعة؟', 'お時間はありますか。', 'Passt das？'])(
    'hears %j',
    (text) => {
      expect(asksQuestion(text)).toBe(true);
    },
  );

  it.each(['See https://example.org/search?q=1', 'Fine with me.', 'a?b', ''])('hears none in %j', (text) => {
    expect(asksQuestion(text)).toBe(false);
  });
});

describe('findRequest', () => {
  it.each([
    ['Could you resend page 3', 'Could you'],
    ['Please sign the annex', 'Please sign'],
    ['Könnten Sie das prüfen', 'Könnten Sie'],
    ['ご確認をお願いします', 'お願いし'],
    ['أرجو الرد', 'أرجو'],
  ])('in %j finds %j', (text, phrase) => {
    expect(findRequest(text)).toBe(phrase);
  });

  it('is not taken in by formulas', () => {
    expect(findRequest('Please find attached the invoice.')).toBeNull();
    expect(findRequest('Bitte schön!')).toBeNull();
  });
});

describe('phrases over two lines', () => {
  it('are found where a line was broken', () => {
    expect(findHaste('The plant needs the parts as soon as\npossible, we stand still.')).toBe('as soon as possible');
    expect(findHaste('as  soon as\r\n  possible')).toBe('as soon as possible');
    expect(findRequest('When you are back, could\nyou call')).toBe('could you');
    expect(findDeadline('We need the figures by\nFriday.')).toEqual({ phrase: 'by Friday', soon: false });
    expect(findDeadline('Could you look at the offer again and tell us\ntomorrow')).toEqual({
      phrase: 'tomorrow',
      soon: true,
    });
  });

  it('are not made of two paragraphs', () => {
    expect(findHaste('as soon as\n\npossible')).toBeNull();
  });
});

describe('findDeadline', () => {
  it.each([
    ['We need it by Friday.', 'by Friday', false],
    ['Due tomorrow, sorry', 'Due tomorrow', true],
    ['Before the 14th.', 'Before the 14th', false],
    ['Send it by 3 December please', 'by 3 December', false],
    ['by Dec 3, latest', 'by Dec 3', false],
    ['Call before 9 am', 'before 9 am', false],
    ['bis spätestens Montag', 'spätestens', false],
    ['Das brauchen wir bis Freitag', 'bis Freitag', false],
    ["d'ici vendredi", "d'ici vendredi", false],
    ['20日までにお願いします', '日までに', false],
    ['本日中にご返信ください', '本日中', true],
    ['Can you call me tomorrow?', 'tomorrow', true],
    ['It rains. Could you come today? Bye.', 'today', true],
  ])('in %j finds %j', (text, phrase, soon) => {
    expect(findDeadline(text)).toEqual({ phrase, soon });
  });

  it.each([
    'by the way',
    'stand by me',
    'Guten Morgen',
    'before we start',
    'Sales grew by 50 percent',
    'ripened by sun and rain',
    'It was sunny today. Could you come?',
  ])('finds none in %j', (text) => {
    expect(findDeadline(text)).toBeNull();
  });
});

describe('findHaste', () => {
  it('quotes the words, whole ones only', () => {
    expect(findHaste('This is URGENT!')).toBe('URGENT');
    expect(findHaste('insurgents')).toBeNull();
    expect(findHaste('至急ご連絡ください')).toBe('至急');
  });

  it('finds nothing in a long text that begins like a deadline again and again', () => {
    const nasty = 'by the '.repeat(200_000);
    expect(findDeadline(nasty)).toBeNull();
    expect(findRequest(nasty)).toBeNull();
  });
});

describe('isCourtesy', () => {
  it.each([
    'Thanks!',
    'ok ok',
    '👍',
    'Perfect, thank you so much',
    'Alles klar, danke',
    'ありがとうございます',
    'Grazie mille, arrivati 🙏',
  ])('is %j', (text) => {
    expect(isCourtesy(text)).toBe(true);
  });

  it.each([
    'Thanks, could you resend it?',
    'Thanks for the call; the second pallet is still missing from our dock.',
    'The parcel is lost.',
  ])('is not %j', (text) => {
    expect(isCourtesy(text)).toBe(false);
  });
});
