import { expect, it } from 'vitest';
import { availableActionsOf } from './availableActions';

const soon = '2026-03-02T09:01:00.000Z';

it.each([
  ['draft', null, false, 'start', { canStop: false, canEdit: true, canRemove: true }],
  ['scheduled', soon, false, 'undo', { canStop: true, canEdit: false, canRemove: false }],
  ['scheduled', null, false, 'pause', { canStop: true, canEdit: false, canRemove: false }],
  ['canary', null, false, 'pause', { canStop: true, canEdit: false, canRemove: false }],
  ['running', null, false, 'pause', { canStop: true, canEdit: false, canRemove: false }],
  ['paused', null, true, 'resume', { canStop: true, canEdit: false, canRemove: false }],
  ['stopped', null, true, 'resume', { canStop: true, canEdit: false, canRemove: true }],
  ['stopped', null, false, null, { canStop: false, canEdit: false, canRemove: true }],
  ['done', null, false, null, { canStop: false, canEdit: false, canRemove: true }],
] as const)(
  'a campaign that is %s (undo until %s, may go on: %s) can %s',
  (state, undoUntil, canResume, step, rest) => {
    expect(availableActionsOf({ state, undoUntil, canResume })).toEqual({ step, ...rest });
  },
);
