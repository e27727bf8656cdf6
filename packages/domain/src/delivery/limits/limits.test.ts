import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHANNELS } from '../../channels/channels.js';
import { CHANNEL_LIMITS, measureMessage, measureText } from './limits.js';
import { postWeight } from './post-weight.js';
import { smsLength } from './sms.js';
import { textRuleOf } from './text-rules.js';

describe('smsLength', () => {
  it.each([
    ['', 'gsm7', 0, 0, 160],
    ['a'.repeat(160), 'gsm7', 160, 1, 0],
    ['a'.repeat(161), 'gsm7', 161, 2, 145],
    ['a'.repeat(306), 'gsm7', 306, 2, 0],
    ['a'.repeat(307), 'gsm7', 307, 3, 152],
    ['€', 'gsm7', 2, 1, 158],
    ['€'.repeat(80), 'gsm7', 160, 1, 0],
    ['ж'.repeat(70), 'ucs2', 70, 1, 0],
    ['ж'.repeat(71), 'ucs2', 71, 2, 63],
    ['a😀', 'ucs2', 3, 1, 67],
    ['ç', 'ucs2', 1, 1, 69],
  ] as const)('of %j is %s', (text, encoding, units, segments, left) => {
    expect(smsLength(text)).toEqual({ encoding, units, segments, left });
  });

  it('never parts an escape or a pair of surrogates', () => {
    // 152 septets leave one in the first segment, which a Euro sign does not fit into.
    expect(smsLength(`${'a'.repeat(152)}€${'a'.repeat(20)}`)).toMatchObject({ segments: 2, left: 153 - 22 });
    expect(smsLength(`${'ж'.repeat(66)}😀${'ж'.repeat(10)}`)).toMatchObject({ segments: 2, left: 67 - 12 });
  });

  it('never needs fewer segments for more text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), fc.string({ maxLength: 10 }), (text, more) => {
        expect(smsLength(text + more).segments).toBeGreaterThanOrEqual(smsLength(text).segments);
      }),
    );
  });
});

describe('postWeight', () => {
  it.each([
    ['hello', 5],
    ['日本語', 6],
    ['👨‍👩‍👧‍👦', 2],
    ['🇸🇪', 2],
    ['e\u0301', 1],
    ['©', 1],
    ['©\ufe0f', 2],
    ['1\ufe0f\u20e3', 2],
    ['“quoted”', 8],
    ['\u1100', 2],
    ['\u10ff', 1],
  ])('of %j is %i', (text, weight) => {
    expect(postWeight(text)).toBe(weight);
  });

  it.each([
    ['https://example.org/a/very/long/path?with=query', 23],
    ['See https://example.org.', 28],
    ['example.org', 23],
    ['at example.org/a/b?c=d, or example.org', 23 + 23 + 8],
    ['(example.se)', 25],
    ['例え.org', 8],
    ['https://例え.org', 23],
    ['example.notatld', 15],
    ['file.exe and main.rs-lib', 24],
    ['me@example.org', 14],
    ['https://localhost/a', 19],
    ['https://exa_mple.org', 20],
    ['http://-example.org', 19],
    ['v1.2.3', 6],
  ])('counts links: %j is %i', (text, weight) => {
    expect(postWeight(text)).toBe(weight);
  });

  it('does not weigh what can never fit', () => {
    expect(postWeight('a.'.repeat(50_000))).toBe(100_000);
  });
});

describe('measureMessage', () => {
  it('fits exactly up to the limit of each channel', () => {
    for (const channel of CHANNELS) {
      const { maxLength } = CHANNEL_LIMITS[channel];
      expect([channel, measureMessage(channel, 'a'.repeat(maxLength)).fits]).toEqual([channel, true]);
      expect(measureMessage(channel, 'a'.repeat(maxLength + 1))).toMatchObject({ fits: false, left: -1 });
    }
  });

  it('fits exactly up to the limit of public texts', () => {
    for (const channel of CHANNELS) {
      for (const audience of ['reply', 'post'] as const) {
        const { maxLength } = textRuleOf({ channel, audience });
        const fits = (length: number) => measureText({ channel, audience }, 'a'.repeat(length), postWeight).fits;
        expect([channel, fits(maxLength), fits(maxLength + 1)]).toEqual([channel, true, false]);
      }
    }
    expect(textRuleOf({ channel: 'twitter', audience: 'reply' })).toEqual({ maxLength: 280, counts: 'post' });
    expect(textRuleOf({ channel: 'linkedin', audience: 'reply' }).maxLength).toBe(1_250);
    expect(textRuleOf({ channel: 'linkedin', audience: 'post' }).maxLength).toBe(3_000);
    expect(textRuleOf({ channel: 'telegram', audience: 'reply' })).toEqual(textRuleOf({ channel: 'telegram' }));
  });

  it('counts the characters of an SMS, and the units of its segments', () => {
    expect(measureMessage('sms', '€'.repeat(1_600))).toMatchObject({
      length: 1_600,
      fits: true,
      sms: { segments: 22 },
    });
  });

  it('counts what people call characters beside what the channel counts', () => {
    expect(measureMessage('messenger', '👨‍👩‍👧‍👦!')).toMatchObject({ characters: 2, length: 12, sms: null });
    expect(measureMessage('instagram', '👨‍👩‍👧‍👦!')).toMatchObject({ characters: 2, length: 26, sms: null });
    expect(measureMessage('sms', 'a€').sms).toEqual({ encoding: 'gsm7', segments: 1, leftInSegment: 157 });
  });
});
