import { HttpError } from '@concordia/api-client';
import { describe, expect, it } from 'vitest';
import { refusalOf } from './refusal';

const words = {
  shouldBe: ({ expected }: { expected: string }) => `Should be ${expected}.`,
  elsewhere: ({ field, message }: { field: string; message: string }) => `${field}: ${message}`,
  unreachable: 'Not reached.',
  failed: 'Failed.',
};

function refused(details: { field: string; expected: string }[]) {
  const message = 'The request has invalid fields.';
  return new HttpError(400, message, { statusCode: 400, code: 'VALIDATION_FAILED', message, details });
}

describe('a refused call', () => {
  it('says at each field what was expected, wherever in the request the field was', () => {
    const problem = refused([
      { field: 'body.base_url', expected: 'a web address' },
      { field: 'query.limit', expected: 'A number' },
    ]);
    expect(refusalOf(problem, ['base_url', 'limit'], words)).toEqual({
      byField: { base_url: ['Should be a web address.'], limit: ['A number'] },
      notes: [],
    });
  });

  it('finds nested fields and those of lists in either notation, or the field around them', () => {
    const problem = refused([
      { field: 'body.address.city', expected: 'text' },
      { field: 'body.hooks[1].url', expected: 'a web address' },
      { field: 'body.tags.0', expected: 'text' },
      { field: 'body.tags.3', expected: 'other text' },
    ]);
    expect(refusalOf(problem, ['address[city]', 'hooks.1.url', 'tags'], words).byField).toEqual({
      'address[city]': ['Should be text.'],
      'hooks.1.url': ['Should be a web address.'],
      tags: ['Should be text.', 'Should be other text.'],
    });
  });

  it('keeps what belongs to no field of the form', () => {
    const problem = refused([
      { field: 'body.owner.id', expected: 'a UUID' },
      { field: 'body', expected: 'an object' },
    ]);
    expect(refusalOf(problem, ['name'], words)).toEqual({
      byField: {},
      notes: ['owner.id: Should be a UUID.', 'body: Should be an object.'],
    });
  });

  it('without details is its own sentence, and without one it says that it failed', () => {
    const message = 'There is a module of that name.';
    const conflict = new HttpError(409, message, { statusCode: 409, code: 'MODULE_EXISTS', message });
    expect(refusalOf(conflict, ['name'], words).notes).toEqual([message]);
    expect(refusalOf(new HttpError(502, 'Bad Gateway', null), [], words).notes).toEqual(['Failed.']);
  });

  it('that never arrived says so, and what failed here says no more than that', () => {
    expect(refusalOf(new TypeError('Failed to fetch'), [], words).notes).toEqual(['Not reached.']);
    expect(refusalOf(new Error('undefined is not a function'), [], words).notes).toEqual(['Failed.']);
  });
});
