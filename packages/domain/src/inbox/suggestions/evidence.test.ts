import { describe, expect, it } from 'vitest';
import { isWitnessed } from './evidence.js';

describe('a claim has a witness', () => {
  it.each([
    ['complaint', 'The lids arrived broken.'],
    ['complaint', 'We are very disappointed.'],
    ['complaint', 'Die Hälfte der Gläser kam zerbrochen an.'],
    ['out_of_office', 'I am out of the office until Monday.'],
    ['out_of_office', 'Ich bin bis Freitag im Urlaub.'],
    ['reschedule', 'Could we bring the visit forward to Tuesday?'],
    ['unsubscribe', 'Please take me off the mailing list.'],
    ['document', 'Please find the form attached; we need it signed and sent back.'],
    ['confirmation', 'Yes, we agree.'],
  ] as const)('of %s in %j', (intent, sentence) => {
    expect(isWitnessed(sentence, intent)).toBe(true);
  });

  it.each([
    ['complaint', 'These are the wrong people to ask.'],
    ['complaint', 'Sorry if you got this twice.'],
    ['out_of_office', 'The list of things to do grows.'],
    ['reschedule', 'We look forward to seeing you.'],
    ['unsubscribe', 'If you no longer want these emails, you can unsubscribe.'],
    ['document', 'Please find the report attached.'],
    ['confirmation', 'I will look into the deal.'],
  ] as const)('not of %s in %j', (intent, sentence) => {
    expect(isWitnessed(sentence, intent)).toBe(false);
  });
});
