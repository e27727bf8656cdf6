import { describe, expect, it } from 'vitest';
import { byStatus, isOpen, MESSAGE_STATUSES, STATUS_NAMES, statusOrInbox } from './status.js';

describe('message status', () => {
  it('names the four columns in board order', () => {
    expect(Object.keys(byStatus(() => 0))).toEqual([...MESSAGE_STATUSES]);
    expect(STATUS_NAMES.waiting).toBe('Waiting for Response');
  });

  it('puts the empty and the unheard-of into the inbox', () => {
    expect([statusOrInbox(''), statusOrInbox(null), statusOrInbox(undefined), statusOrInbox('archived')]).toEqual([
      'inbox',
      'inbox',
      'inbox',
      'inbox',
    ]);
    expect(statusOrInbox('waiting')).toBe('waiting');
  });

  it('counts everything but completed as open', () => {
    expect(MESSAGE_STATUSES.filter(isOpen)).toEqual(['inbox', 'in_progress', 'waiting']);
  });
});
