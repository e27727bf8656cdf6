import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHANNELS, type Channel } from '../../channels/channels.js';
import { CHANNEL_MODES } from '../../channels/modes.js';
import { CONSENTS } from '../../people/identity/consent.js';
import { DAY, HOUR, MINUTE } from '../../shared/time/units.js';
import { instantIn, wallTime } from '../../shared/time/zoned.js';
import { CHANNEL_LIMITS } from '../limits/limits.js';
import { type EligibilityFacts, eligibilityOf, needsHumanAgent } from './eligibility.js';
import { quietUntil } from './quiet-hours.js';

const now = Date.UTC(2026, 10, 20, 9, 30);

const open = (channel: Channel, changes: Partial<EligibilityFacts> = {}): EligibilityFacts => ({
  channel,
  mode: 'simulated',
  hasContactPoint: true,
  consent: 'unknown',
  lastInboundAt: now - HOUR,
  hasConversation: true,
  quietHours: null,
  ...changes,
});

const anyFacts: fc.Arbitrary<EligibilityFacts> = fc.record({
  channel: fc.constantFrom(...CHANNELS),
  mode: fc.constantFrom(...CHANNEL_MODES),
  hasContactPoint: fc.boolean(),
  consent: fc.constantFrom(...CONSENTS),
  lastInboundAt: fc.option(fc.integer({ min: now - 3 * DAY, max: now })),
  hasConversation: fc.boolean(),
  quietHours: fc.option(
    fc.record({
      from: fc.integer({ min: 0, max: 1439 }),
      until: fc.integer({ min: 0, max: 1439 }),
      timeZone: fc.constantFrom('America/New_York', 'UTC', 'Asia/Kathmandu'),
    }),
  ),
});

describe('eligibilityOf', () => {
  it.each([
    ['not_connected', open('sms', { mode: 'not_connected' })],
    ['no_contact_point', open('sms', { hasContactPoint: false })],
    ['opted_out', open('sms', { consent: 'out' })],
    ['cannot_start', open('telegram', { hasConversation: false, lastInboundAt: null })],
    ['window_closed', open('whatsapp', { lastInboundAt: now - DAY })],
    ['window_closed', open('whatsapp', { lastInboundAt: null, hasConversation: false })],
    ['quiet_hours', open('sms', { lastInboundAt: null, quietHours: { from: 540, until: 600, timeZone: 'UTC' } })],
  ] as const)('says %s', (code, facts) => {
    expect(eligibilityOf(facts, now)).toMatchObject({ eligible: false, code });
  });

  it('looks at the content when there is one', () => {
    expect(eligibilityOf(open('instagram'), now, 'a'.repeat(1_001))).toMatchObject({ code: 'too_long' });
    expect(eligibilityOf(open('instagram'), now, ' \n')).toMatchObject({ code: 'empty', instead: null });
    expect(eligibilityOf(open('instagram'), now, 'Hello')).toMatchObject({ eligible: true });
  });

  it('tells when the window closes, to the millisecond', () => {
    const facts = open('messenger', { lastInboundAt: now - DAY + 1 });
    expect(eligibilityOf(facts, now)).toEqual({ eligible: true, until: now + 1, maxLength: 2_000 });
    expect(eligibilityOf(facts, now + 1).eligible).toBe(false);
  });

  it('does not hold back an answer at night', () => {
    const night = { from: 0, until: 1439, timeZone: 'UTC' };
    expect(eligibilityOf(open('sms', { quietHours: night }), now).eligible).toBe(true);
    const old = open('sms', { quietHours: night, lastInboundAt: now - 2 * DAY });
    expect(eligibilityOf(old, now)).toMatchObject({ code: 'quiet_hours', until: Date.UTC(2026, 10, 20, 23, 59) });
  });

  it('names the open channel where they wrote last', () => {
    const others = [open('email', { lastInboundAt: now - DAY }), open('sms'), open('linkedin', { consent: 'out' })];
    expect(eligibilityOf(open('twitter', { mode: 'not_connected' }), now, null, others)).toMatchObject({
      instead: 'sms',
    });
  });

  it('names only channels that are open themselves, and never the same', () => {
    fc.assert(
      fc.property(anyFacts, fc.array(anyFacts, { maxLength: 8 }), fc.string(), (facts, others, content) => {
        const answer = eligibilityOf(facts, now, content, others);
        const instead = answer.eligible ? null : answer.instead;
        const isOpen = (channel: Channel) =>
          others.some((other) => other.channel === channel && eligibilityOf(other, now, content).eligible);
        expect(instead === null || (instead !== facts.channel && isOpen(instead))).toBe(true);
      }),
    );
  });

  it('opens nothing that is disconnected, opted out or without an address, and says what to do', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const answer = eligibilityOf(facts, now);
        const isShut = facts.mode === 'not_connected' || facts.consent === 'out' || !facts.hasContactPoint;
        expect(isShut && answer.eligible).toBe(false);
        expect(answer.eligible ? 'Open. Yes.' : answer.reason).toMatch(/^[A-Z].*\. [A-Z].*\.$/);
        expect(answer.eligible && (answer.until ?? Number.POSITIVE_INFINITY) <= now).toBe(false);
        expect(answer.maxLength).toBe(CHANNEL_LIMITS[facts.channel].maxLength);
      }),
    );
  });
});

describe('quietUntil', () => {
  const minutes = fc.integer({ min: 0, max: 1439 });
  const zones = fc.constantFrom('UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe');
  const anyTime = fc.integer({ min: 0, max: 365 * 24 * 60 }).map((minute) => now + minute * MINUTE);

  it('ends in the future, and only inside the hours', () => {
    fc.assert(
      fc.property(minutes, minutes, zones, anyTime, (from, until, timeZone, at) => {
        const end = quietUntil({ from, until, timeZone }, at);
        fc.pre(end !== null);
        expect(end).toBeGreaterThan(at);
        // The day on which the clocks are put back has an hour more.
        expect(end).toBeLessThanOrEqual(at + DAY + HOUR);
        expect(end).toBe(instantIn(timeZone, { ...wallTime(end, timeZone), hour: 0, minute: until }));
      }),
    );
  });

  it('follows the clocks of the zone through the year', () => {
    const night = { from: 21 * 60, until: 7 * 60, timeZone: 'Europe/Berlin' };
    const ends = (at: string) => {
      const end = quietUntil(night, Date.parse(at));
      return end === null ? null : new Date(end).toISOString();
    };
    expect(ends('2026-07-01T19:00:00Z')).toBe('2026-07-02T05:00:00.000Z');
    expect(ends('2026-07-01T18:59:00Z')).toBeNull();
    expect(ends('2026-12-01T19:30:00Z')).toBeNull();
    expect(ends('2026-12-01T20:00:00Z')).toBe('2026-12-02T06:00:00.000Z');
    // The nights in which the clocks are put forward and back.
    expect(ends('2026-03-28T23:30:00Z')).toBe('2026-03-29T05:00:00.000Z');
    expect(ends('2026-10-24T20:30:00Z')).toBe('2026-10-25T06:00:00.000Z');
  });

  it('has no gap where an end comes twice or never', () => {
    const twice = { from: 60, until: 150, timeZone: 'Europe/Berlin' };
    expect(quietUntil(twice, Date.parse('2026-10-25T00:29:00Z'))).toBe(Date.parse('2026-10-25T00:30:00Z'));
    expect(quietUntil(twice, Date.parse('2026-10-25T01:10:00Z'))).toBeNull();
    expect(quietUntil(twice, Date.parse('2026-03-29T01:10:00Z'))).toBe(Date.parse('2026-03-29T01:30:00Z'));
  });
});

describe('a human agent', () => {
  const late = (more: Partial<EligibilityFacts> = {}) =>
    open('messenger', { lastInboundAt: now - 2 * DAY, isByHumanAgent: true, ...more });

  it('may answer for seven days on Meta’s other networks, and for a day on WhatsApp', () => {
    expect(eligibilityOf(late(), now)).toMatchObject({ eligible: true, until: now + 5 * DAY });
    expect(eligibilityOf(late({ isByHumanAgent: false }), now)).toMatchObject({ code: 'window_closed' });
    expect(eligibilityOf(late({ channel: 'whatsapp' }), now)).toMatchObject({ code: 'window_closed' });
    const closed = eligibilityOf(late({ lastInboundAt: now - 7 * DAY }), now);
    expect(closed).toMatchObject({ code: 'window_closed', reason: expect.stringContaining('for 7 days after') });
  });

  it('is named from a minute before the window closes for all others', () => {
    const heard = (ago: number) => needsHumanAgent(late({ lastInboundAt: now - ago }), now);
    expect([heard(DAY - MINUTE - 1), heard(DAY - MINUTE), heard(3 * DAY)]).toEqual([false, true, true]);
    expect(needsHumanAgent(late({ isByHumanAgent: false }), now)).toBe(false);
    expect(needsHumanAgent(late({ channel: 'sms' }), now)).toBe(false);
  });
});
