import { expect, it } from 'vitest';
import { audienceOf, bodyOf, NEW_DRAFT } from './draft';

it('is sent without the spaces around it, an empty subject or an empty search', () => {
  const [first, second] = NEW_DRAFT.variants;
  const body = bodyOf(
    {
      ...NEW_DRAFT,
      name: ' New harvest ',
      audience: { segments: ['champions'], q: '  ' },
      variants: [
        { ...first, key: 1, name: ' Short ', subject: ' ', text: ' Hello. ' },
        { ...second, key: 2, name: 'Long', subject: ' A sample ', text: 'Hello {first_name}.' },
      ],
    },
    'Europe/Stockholm',
  );
  expect(body).toEqual({
    name: 'New harvest',
    goal: 'reply',
    audience: { segments: ['champions'] },
    channels: ['email'],
    variants: [
      { name: 'Short', subject: null, text: 'Hello.' },
      { name: 'Long', subject: 'A sample', text: 'Hello {first_name}.' },
    ],
    schedule: { startAt: null, from: '09:00', until: '18:00', timeZone: 'Europe/Stockholm' },
  });
});

it('begins at the time of the person’s clock', () => {
  const { schedule } = bodyOf({ ...NEW_DRAFT, startDay: '2026-07-01', startTime: '08:30' }, 'Europe/Stockholm');
  expect(schedule?.startAt).toBe('2026-07-01T06:30:00.000Z');
});

it('keeps what the form does not show of an audience', () => {
  expect(audienceOf({ segments: [], q: ' gothenburg ', viewId: 'v' })).toEqual({
    segments: [],
    q: 'gothenburg',
    viewId: 'v',
  });
});
