import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUR } from '../../shared/time/units.js';
import { isSurelyAbove } from './evidence.js';
import { type AutomationRecord, GUARDRAIL_DEFAULTS, type GuardrailSettings, guardrailVerdict } from './verdict.js';

const NOW = Date.UTC(2026, 10, 20, 9, 30);
const SENDING: GuardrailSettings = { ...GUARDRAIL_DEFAULTS, L2: true };
const FRESH: AutomationRecord = { sends: 0, unsubscribes: 0, complaints: 0, canaryFilledAt: null, sentToday: 0 };

const verdict = (settings: Partial<GuardrailSettings>, record: Partial<AutomationRecord>) =>
  guardrailVerdict({ ...SENDING, ...settings }, { ...FRESH, ...record }, NOW);
const codeOf = (settings: Partial<GuardrailSettings>, record: Partial<AutomationRecord>) => {
  const said = verdict(settings, record);
  return said.allowed ? said.stage : said.refusal.code;
};

describe('what an automation may do', () => {
  it('is to write drafts until sending is switched on, and nothing when both are off', () => {
    expect(codeOf(GUARDRAIL_DEFAULTS, {})).toBe('drafts_only');
    expect(codeOf({ L1: false, L2: false }, {})).toBe('switched_off');
    expect(codeOf({ L1: false }, {})).toBe('canary');
  });

  it('is to write to a few, wait for their answers, and then to write to the rest', () => {
    const filled = { sends: 25, canaryFilledAt: NOW - HOUR };
    expect(codeOf({}, { sends: 24 })).toBe('canary');
    expect(verdict({}, filled)).toEqual({
      allowed: false,
      refusal: { code: 'canary_full', canary: 25, until: NOW + HOUR },
    });
    expect(codeOf({}, { ...filled, canaryFilledAt: NOW - 2 * HOUR })).toBe('rest');
    expect(codeOf({ canary: 30 }, { ...filled, canaryFilledAt: null })).toBe('canary');
  });

  it('ends with the budget of the day', () => {
    expect(codeOf({ daily_budget: 3 }, { sentToday: 2 })).toBe('canary');
    expect(codeOf({ daily_budget: 3 }, { sentToday: 3 })).toBe('budget_spent');
    expect(codeOf({ daily_budget: 0 }, {})).toBe('budget_spent');
  });

  it('says with which figures it was stopped, complaints before unsubscribes', () => {
    expect(verdict({}, { sends: 50, complaints: 4, unsubscribes: 5 })).toEqual({
      allowed: false,
      refusal: { code: 'stopped', by: 'complaints', sends: 50, events: 4, threshold: 0.002 },
    });
    expect(codeOf({}, { sends: 200, unsubscribes: 9, sentToday: 9999 })).toBe('stopped');
  });

  const records = fc.record({
    sends: fc.nat(3000),
    unsubscribes: fc.nat(60),
    complaints: fc.nat(30),
    canaryFilledAt: fc.constantFrom(null, NOW - 3 * HOUR, NOW),
    sentToday: fc.nat(6000),
  });
  const settings = fc.record({
    L1: fc.boolean(),
    L2: fc.boolean(),
    canary: fc.integer({ min: 1, max: 200 }),
    stop_unsub: fc.double({ min: 0.0005, max: 0.5, noNaN: true }),
    stop_complaints: fc.double({ min: 0.0005, max: 0.5, noNaN: true }),
    daily_budget: fc.nat(6000),
  });

  it('is never what the evidence, the switch or the budget forbids', () => {
    fc.assert(
      fc.property(settings, records, (rails, record) => {
        if (!guardrailVerdict(rails, record, NOW).allowed) return;
        const { sends, unsubscribes, complaints } = record;
        expect(rails.L2 && record.sentToday < rails.daily_budget).toBe(true);
        expect(isSurelyAbove({ trials: sends, successes: unsubscribes }, rails.stop_unsub)).toBe(false);
        expect(isSurelyAbove({ trials: sends, successes: complaints }, rails.stop_complaints)).toBe(false);
      }),
    );
  });

  it('is never more after another unsubscribe or complaint', () => {
    fc.assert(
      fc.property(settings, records, fc.constantFrom('unsubscribes', 'complaints'), (rails, record, event) => {
        const after = guardrailVerdict(rails, { ...record, [event]: record[event] + 1 }, NOW);
        expect(!after.allowed || guardrailVerdict(rails, record, NOW).allowed).toBe(true);
      }),
    );
  });
});
