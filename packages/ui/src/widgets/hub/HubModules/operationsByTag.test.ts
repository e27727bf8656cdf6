import { describe, expect, it } from 'vitest';
import { operationsByTag } from './operationsByTag';

const operation = (method: string, path: string, tag: string | null, summary: string | null = null) => ({
  method,
  path,
  tag,
  summary,
  operation_id: null,
  is_deprecated: false,
});

const OPERATIONS = [
  operation('GET', '/health', null),
  operation('GET', '/deals', 'deals', 'List deals'),
  operation('GET', '/notes', 'notes'),
  operation('POST', '/deals', 'deals', 'Add a deal'),
];

const pathsOf = (query: string) =>
  operationsByTag(OPERATIONS, query).map(({ tag, operations }) => [tag, operations.map(({ method }) => method)]);

describe('operations by tag', () => {
  it('keeps the order of the document, with those that have no tag last', () => {
    expect(pathsOf('')).toEqual([
      ['deals', ['GET', 'POST']],
      ['notes', ['GET']],
      [null, ['GET']],
    ]);
  });

  it('finds those that say every word, whatever its case', () => {
    expect(pathsOf(' Post DEAL ')).toEqual([['deals', ['POST']]]);
  });
});
