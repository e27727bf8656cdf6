import { describe, expect, it } from 'vitest';
import { isCurrent } from './isCurrent';

describe('isCurrent', () => {
  it('knows the screen itself and what lies below it', () => {
    expect(isCurrent('/contacts', '/contacts')).toBe(true);
    expect(isCurrent('/contacts', '/contacts/ada')).toBe(true);
    expect(isCurrent('/contacts', '/contacts-archive')).toBe(false);
  });

  it('marks the first screen only when it is shown', () => {
    expect(isCurrent('/', '/')).toBe(true);
    expect(isCurrent('/', '/contacts')).toBe(false);
  });
});
