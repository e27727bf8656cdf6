import { hostname } from 'node:os';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isGone, jobOwner } from './job-owner.js';

const HOST = hostname();
const OTHER = 123_456;

/** The operating system's reply to the question whether a process exists. */
function stubKill(code: string | null) {
  return vi.spyOn(process, 'kill').mockImplementation(() => {
    if (code === null) return true;
    throw Object.assign(new Error('kill'), { code });
  });
}

describe('the owner of jobs', () => {
  afterEach(() => vi.restoreAllMocks());

  it('has a name of its own that tells the host and the process', () => {
    const [one, another] = [jobOwner(), jobOwner()];
    expect(one).not.toBe(another);
    expect([one, another].map((name) => name.split('/').slice(0, 2))).toEqual(
      [1, 2].map(() => [HOST, String(process.pid)]),
    );
  });

  it('is not gone while this process runs', () => {
    const kill = stubKill('ESRCH');
    expect(isGone(jobOwner())).toBe(false);
    expect(kill).not.toHaveBeenCalled();
  });

  it('is gone when its number was given to this process', () => {
    expect(isGone(`${HOST}/${process.pid}/an earlier process/x`)).toBe(true);
  });

  it.each([
    ['does not exist', 'ESRCH', true],
    ['belongs to somebody else', 'EPERM', false],
    ['exists', null, false],
  ])('when its process %s (%s): gone is %s', (_, code, gone) => {
    const kill = stubKill(code);
    expect(isGone(`${HOST}/${OTHER}/a process/x`)).toBe(gone);
    expect(kill.mock.calls).toEqual([[OTHER, 0]]);
  });

  it.each([
    ['nobody', null],
    ['a process of another host', `not-${HOST}/${OTHER}/a process/x`],
    ['a name without a number', HOST],
    ['a number that is none', `${HOST}/abc/a process/x`],
    ['a fraction', `${HOST}/1.5/a process/x`],
    ['the whole group of processes', `${HOST}/0/a process/x`],
    ['another group of processes', `${HOST}/-${OTHER}/a process/x`],
  ])('%s is never looked up', (_, owner) => {
    const kill = stubKill('ESRCH');
    expect(isGone(owner)).toBe(false);
    expect(kill).not.toHaveBeenCalled();
  });
});
