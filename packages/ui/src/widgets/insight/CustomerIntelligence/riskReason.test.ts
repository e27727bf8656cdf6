import { describe, expect, it } from 'vitest';
import { reasonOf } from './riskReason';
import { timeScaleOf } from './timeScale';

const customer = { cancelledDay: null, factors: [], transactionDays: 4, usualGapDays: 6 };
const factor = (name: 'silence' | 'unanswered' | 'cancellation') => ({ factor: name, contribution: 0.2 });

describe('why a customer is at risk', () => {
  it('is what they said, before anything that was measured', () => {
    expect(reasonOf({ ...customer, cancelledDay: '2026-03-01', factors: [factor('silence')] })).toBe('cancelled');
  });

  it('is what contributes most', () => {
    expect(reasonOf({ ...customer, factors: [factor('unanswered'), factor('silence')] })).toBe('unanswered');
    expect(reasonOf({ ...customer, factors: [factor('silence'), factor('unanswered')] })).toBe('quiet');
    expect(reasonOf(customer)).toBe('usual');
  });

  it('names no rhythm of who came once', () => {
    expect(reasonOf({ ...customer, transactionDays: 1, factors: [factor('silence')] })).toBe('once');
  });
});

describe('the unit of a curve', () => {
  it('is a month once there are four of them', () => {
    expect(timeScaleOf(119)).toEqual({ unit: 'day', days: 1 });
    expect(timeScaleOf(120).unit).toBe('month');
  });
});
