import { beforeEach, expect, it } from 'vitest';
import { forgetAsked, latestSearch, noteAsked } from './pendingSearch';

beforeEach(forgetAsked);

it('is what was asked for, until the router shows it', () => {
  noteAsked('first', 'q=late');
  expect(latestSearch({ key: 'first', search: '?q=lat' })).toBe('q=late');
  forgetAsked();
  expect(latestSearch({ key: 'first', search: '?q=lat' })).toBe('?q=lat');
});

it('is not what was asked for in an entry that was left, as by a link to another page', () => {
  noteAsked('first', 'q=late');
  expect(latestSearch({ key: 'second', search: '' })).toBe('');
});
