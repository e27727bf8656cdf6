import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { messageSentiment, sentimentLabel } from './message-sentiment.js';
import { vaderCompound } from './vader.js';

describe('vaderCompound', () => {
  // The figures that the authors publish with their program.
  it.each([
    ['VADER is smart, handsome, and funny.', 0.8316],
    ['VADER is smart, handsome, and funny!', 0.8439],
    ['VADER is very smart, handsome, and funny.', 0.8545],
    ['VADER is VERY SMART, handsome, and FUNNY.', 0.9227],
    ['VADER is VERY SMART, handsome, and FUNNY!!!', 0.9342],
    ['VADER is VERY SMART, uber handsome, and FRIGGIN FUNNY!!!', 0.9469],
    ['VADER is not smart, handsome, nor funny.', -0.7424],
    ['The book was good.', 0.4404],
    ["At least it isn't a horrible book.", 0.431],
    ['The book was only kind of good.', 0.3832],
    ['The plot was good, but the characters are uncompelling and the dialog is not great.', -0.7042],
    ['Today SUX!', -0.5461],
    ["Today only kinda sux! But I'll get by, lol", 0.5249],
    ['Make sure you :) or :D today!', 0.8633],
    ['Catch utf-8 emoji such as 💘 and 💋 and 😁', 0.875],
    ['Not bad at all', 0.431],
    ['Sentiment analysis has never been good.', -0.3412],
    ['Sentiment analysis has never been this good!', 0.5672],
    ['Most automated sentiment analysis tools are shit.', -0.5574],
    ['With VADER, sentiment analysis is the shit!', 0.6476],
    ['Other sentiment analysis tools can be quite bad.', -0.5849],
    ['On the other hand, VADER is quite bad ass', 0.802],
    ['VADER is such a badass!', 0.4003],
    ['Without a doubt, excellent idea.', 0.7013],
    ['Roger Dodger is one of the most compelling variations on this theme.', 0.2944],
    ['Roger Dodger is at least compelling as a variation on the theme.', 0.2263],
    ['Roger Dodger is one of the least compelling variations on this theme.', -0.1695],
    ['Not such a badass after all.', -0.2584],
    ['Without a doubt, an excellent idea.', 0.7013],
    ['Watch the rose wilt.', 0],
    ['', 0],
  ])('%j is %d', (text, compound) => {
    expect(vaderCompound(text)).toBe(compound);
  });

  it.each([
    ['never so good praises', 'This has never been so good', 'This has never been good'],
    ['without doubt does not negate', 'Without a doubt excellent', 'Without an excellent'],
    ['least negates, at least does not', 'It is at least compelling', 'It is the least compelling'],
    ['an idiom outdoes its words', 'Their new line is the bomb', 'Their new line is a bomb'],
  ])('%s', (_, better, worse) => {
    expect(vaderCompound(better)).toBeGreaterThan(vaderCompound(worse));
  });

  /** What a sum of valences is as a compound. */
  const compoundOf = (sum: number) => Math.round((sum / Math.sqrt(sum * sum + 15)) * 1e4) / 1e4;
  const [GREAT, BAD, BOMB, DOUBT, NO] = [3.1, -2.5, -2.2, -1.5, -1.2];
  const [MORE, CAPITAL, NOT, SO] = [0.293, 0.733, -0.74, 1.25];

  // "x" is a word without feeling.
  it.each([
    ['great', GREAT],
    ['(great), "x"', GREAT],
    ['x :) :-)', 2 + 1.3],
    // What the package's word list lacks or has from an older one.
    ['x flawed', -2.1],
    ['x badass', 1.4],
    ['x heart', 3.2],
    ['two hearts', 3.3],
    ['x 💕', 3.3],
    ['not heart', 3.2 * NOT],
    // Words that the four are parts of keep their own.
    ['x heartless', -2.2],
    ['x flawless', 2.3],
    // An idiom outdoes both of its words.
    ['x x x beating heart', 2 * 3.1],
    ['x x x broken heart', 2 * -2.9],
    // Degrees.
    ['very great', GREAT + MORE],
    ['very x great', GREAT + 0.95 * MORE],
    ['very x x great', GREAT + 0.9 * MORE],
    ['very x x x great', GREAT],
    ['barely great', GREAT - MORE],
    ['very bad', BAD - MORE],
    ['barely bad', BAD + MORE],
    ['x kind of great', GREAT - MORE],
    ['kind x great', 2.4 + GREAT],
    ['sort of x great', GREAT - MORE],
    ['x x just enough great', GREAT - MORE],
    // Capitals.
    ['GREAT x', GREAT + CAPITAL],
    ['GREAT X', GREAT],
    ['BAD x', BAD - CAPITAL],
    ['VERY great', GREAT + MORE + CAPITAL],
    ['VERY bad', BAD - MORE - CAPITAL],
    ['VERY GREAT', GREAT + MORE],
    ['GREAT 5', GREAT + CAPITAL],
    // Negation.
    ['not great', GREAT * NOT],
    ["isn't great", GREAT * NOT],
    ['dont x great', GREAT * NOT],
    ['not x x great', GREAT * NOT],
    ['not x x x great', GREAT],
    ['no great', GREAT * NOT],
    ['no x great', NO + GREAT * NOT],
    ['no x or great', NO + GREAT * NOT],
    ['no x nor great', NO + GREAT * NOT * NOT],
    ['no x x great', NO + GREAT],
    ['x no', NO],
    // What looks like one.
    ['never so great', (GREAT + MORE) * SO],
    ['never this great', GREAT * SO],
    ['never so x great', (GREAT + 0.95 * MORE) * SO],
    ['never this x great', GREAT * SO],
    ['never x x great', GREAT * NOT],
    ['never x great', GREAT * NOT],
    ['x this great', GREAT],
    ['x x this great', GREAT * SO],
    ['without doubt great', DOUBT * NOT + GREAT],
    ['without x doubt great', DOUBT * NOT + GREAT],
    ['without doubt x great', DOUBT * NOT + GREAT],
    ['without x great', GREAT * NOT],
    ['without x x great', GREAT * NOT],
    ['x least great', GREAT * NOT],
    ['at least great', GREAT],
    ['very least great', GREAT + 0.95 * MORE],
    ['at x great', GREAT],
    // Idioms, which need three words before.
    ['x x the bomb', 3],
    ['x the bomb', BOMB],
    ['x x x bad ass', 3],
    ['x x bad ass', BAD + 1.5],
    ['x x bus stop', 0],
    ['x x kiss of death', 1.8 - 1.5],
    ['x x x kiss of death', -1.5 - 1.5],
    ['x yeah right great', 1.2 - 2],
    ['to die for great', -2.9 + 3],
    ['the bomb x great', BOMB + 3],
    // But.
    ['great but bad', 0.5 * GREAT + 1.5 * BAD],
    ['x but great', 1.5 * GREAT],
    ['great great but x', 2 * 0.5 * GREAT],
    // Punctuation.
    ['great!', GREAT + 0.292],
    ['great!!!!', GREAT + 4 * 0.292],
    ['great!!!!!', GREAT + 4 * 0.292],
    ['bad!', BAD - 0.292],
    ['great?', GREAT],
    ['great??', GREAT + 2 * 0.18],
    ['great???', GREAT + 3 * 0.18],
    ['great????', GREAT + 0.96],
    ['x!??', 0],
  ])('adds the valences of %j up to %d', (text, sum) => {
    expect(vaderCompound(text)).toBe(compoundOf(sum));
  });

  it('reads 16,000 characters', () => {
    expect(vaderCompound(`${'x '.repeat(7_997)}great`)).toBe(compoundOf(GREAT));
    expect(vaderCompound(`${'x '.repeat(7_998)}great`)).toBe(0);
  });

  it('stays in [-1, 1] for any text, and ignores words of no feeling around it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        expect(Math.abs(vaderCompound(text))).toBeLessThanOrEqual(1);
      }),
    );
    expect(vaderCompound('the table was constructor toString great')).toBe(vaderCompound('great'));
  });
});

describe('messageSentiment', () => {
  it('hears the complaint through the politeness', () => {
    const text = 'Dear Anna,\n\nThe third shipment arrived damaged. We are very disappointed.\n\nKind regards\nTom';
    expect(messageSentiment(text).label).toBe('negative');
  });

  it('hears thanks', () => {
    expect(messageSentiment('Hi Anna,\nThank you so much, the workshop was wonderful!').label).toBe('positive');
  });

  it('finds bare facts neutral', () => {
    expect(messageSentiment('The train leaves at nine from platform four.')).toEqual({ label: 'neutral', compound: 0 });
  });

  it.each([
    'Hello Anna!',
    'Good morning, dear friends,',
    'Kind regards',
    'With best wishes,',
    'Thanks in advance.',
    'Cheers',
  ])('does not hear politeness: %s', (formula) => {
    const facts = 'The train leaves at nine from platform four.';
    expect(messageSentiment(`${facts}\n${formula}\n${facts}`).compound).toBe(0);
  });

  it('is the mean of the sentences that feel anything', () => {
    const good = 'The book was good.';
    const text = `${good}  The train leaves at nine.\n\n The workshop wasn’t good! ${good}`;
    const mean = (2 * vaderCompound(good) + vaderCompound("The workshop wasn't good!")) / 3;
    expect(messageSentiment(text).compound).toBeCloseTo(mean, 4);
  });

  it('reads 8,000 characters', () => {
    const facts = 'The train leaves at nine from platform four. '.repeat(178).slice(0, 7_990);
    expect(messageSentiment(`${facts}\nIt is bad.`).compound).toBeLessThan(0);
    expect(messageSentiment(`${facts}\nIt is so bad.`).compound).toBe(0);
  });

  it('does not judge what it cannot read', () => {
    expect(messageSentiment('Das ist leider schlecht gelaufen.')).toEqual({ label: 'unknown', compound: null });
    expect(messageSentiment('')).toEqual({ label: 'unknown', compound: null });
  });

  it('labels at the published thresholds', () => {
    expect([0.05, 0.0499, -0.0499, -0.05, null].map(sentimentLabel)).toEqual([
      'positive',
      'neutral',
      'neutral',
      'negative',
      'unknown',
    ]);
  });
});
