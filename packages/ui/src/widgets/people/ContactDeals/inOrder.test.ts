import type { Deal } from '@concordia/api-client';
import { expect, test } from 'vitest';
import { inOrder } from './inOrder';

const deal = (id: string, rest: Partial<Deal> = {}): Deal => ({
  id,
  title: id,
  contact: { id: 'ada', name: 'Ada', company: null },
  company: null,
  hasOwnCompany: false,
  stage: 'new',
  state: 'open',
  value: 1,
  expectedOn: null,
  openedAt: '2026-11-01T00:00:00.000Z',
  closedAt: null,
  note: null,
  conversationIds: [],
  ...rest,
});

const won = (id: string, closedAt: string) => deal(id, { stage: 'won', state: 'won', closedAt });
const ids = (deals: readonly Deal[], conversationId?: string) => inOrder(deals, conversationId).map(({ id }) => id);

test('open deals come by their day, those without one last, and closed ones after them, the latest first', () => {
  const deals = [
    won('older', '2026-03-01T00:00:00.000Z'),
    deal('some day'),
    won('newer', '2026-10-01T00:00:00.000Z'),
    deal('in May', { expectedOn: '2027-05-01' }),
    deal('soon', { expectedOn: '2026-12-01' }),
  ];
  expect(ids(deals)).toEqual(['soon', 'in May', 'some day', 'newer', 'older']);
});

test('those of the conversation come first, closed ones too', () => {
  const deals = [deal('open'), { ...won('won', '2026-10-01T00:00:00.000Z'), conversationIds: ['other', 'this'] }];
  expect(ids(deals, 'this')).toEqual(['won', 'open']);
  expect(ids(deals)).toEqual(['open', 'won']);
});
