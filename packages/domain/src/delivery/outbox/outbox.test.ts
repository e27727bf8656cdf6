import { expect, it } from 'vitest';
import { isHeld, isSettled, isWorthRepeating, OUTBOX_STATES, replySubject, SEND_FAILURES } from './outbox.js';

it('knows what can be taken back and what is over', () => {
  expect(OUTBOX_STATES.filter(isHeld)).toEqual(['scheduled', 'queued']);
  expect(OUTBOX_STATES.filter(isSettled)).toEqual(['sent', 'failed', 'cancelled']);
});

it('repeats only what may get through unchanged', () => {
  expect(SEND_FAILURES.filter(isWorthRepeating)).toEqual(['throttled', 'transient']);
});

it('puts one Re before a subject', () => {
  expect([replySubject('Beans'), replySubject('Re: Re: Beans'), replySubject(null)]).toEqual([
    'Re: Beans',
    'Re: Beans',
    null,
  ]);
});
