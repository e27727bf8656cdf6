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
    ['Catch utf-8 emoji such as 💘 and 💋 and 😁', 0.7003],
    ['Not bad at all', 0.431],
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
