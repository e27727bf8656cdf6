import { HttpError } from '@concordia/api-client';
import { describe, expect, it } from 'vitest';
import { speechOf } from '../../../locale';
import { problemStrings } from '../../../strings/generated/problem';
import { problemWords } from './problemWords';
import { requestIdOf } from './requestIdOf';

const words = problemStrings.english(speechOf('en-GB'));
const said = (problem: unknown) => problemWords(problem, words);
const bare = (status: number) => new HttpError(status, '<html>upstream</html>', null, 'r-1');

describe('what a person reads', () => {
  it('is the sentence of the API', () => {
    const body = { statusCode: 409, code: 'CONFLICT', message: 'Somebody changed it meanwhile.' };
    expect(said(new HttpError(409, JSON.stringify(body), body))).toBe('Somebody changed it meanwhile.');
  });

  it.each([400, 401, 403, 404, 410, 429, 500, 502, 503, 504])('is a sentence and no raw text for %i', (status) => {
    expect(said(bare(status))).toMatch(/^[A-Z][^<{]+\.$/);
    expect(said(bare(status))).not.toContain(String(status));
  });

  it('says that the server was not reached, and hides what a parser complains about', () => {
    expect(said(new TypeError('Failed to fetch'))).toBe(words.unreachable);
    expect(said(new SyntaxError('Unexpected token <'))).toBe(words.broken);
    expect(said('x')).toBe(words.broken);
  });
});

describe('what is named when asking for help', () => {
  it('is the request that failed on the server, and none that was refused for a reason', () => {
    expect(requestIdOf(bare(500))).toBe('r-1');
    expect(requestIdOf(bare(404))).toBeUndefined();
    expect(requestIdOf(new HttpError(500, '', null))).toBeUndefined();
    expect(requestIdOf(new TypeError('Failed to fetch'))).toBeUndefined();
  });
});
