import type { View, ViewQuery } from '@concordia/api-client';
import { describe, expect, it } from 'vitest';
import { canEnter } from './boardOrder';

const viewOf = (query: ViewQuery, missing: View['missing'] = []): View => ({
  id: 'view',
  name: 'Hot',
  query,
  position: 0,
  missing,
});

describe('a conversation enters the column of a view by hand', () => {
  it.each<[ViewQuery, boolean]>([
    [{ assigneeId: 'anna' }, true],
    [{ projectId: 'renewals', urgent: true }, true],
    [{ urgent: true, unread: false, q: '' }, true],
    [{}, false],
    [{ urgent: false }, false],
    [{ q: 'invoice' }, false],
    [{ assigneeId: 'anna', channel: 'whatsapp' }, false],
    [{ urgent: true, unread: true }, false],
  ])('%j: %s', (query, expected) => {
    expect(canEnter(viewOf(query))).toBe(expected);
  });

  it('not if the view refers to what is gone', () => {
    expect(canEnter(viewOf({ projectId: 'renewals' }, ['projectId']))).toBe(false);
  });
});
