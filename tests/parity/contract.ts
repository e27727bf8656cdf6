import { readFileSync } from 'node:fs';
import { inRoot } from '../support/paths.ts';

/** One GET of the contract. */
export interface Operation {
  readonly operationId: string;
  /** With its parameters in braces. */
  readonly path: string;
}

interface Document {
  readonly paths: Readonly<Record<string, { readonly get?: { readonly operationId: string } }>>;
}

/** Every GET of the committed OpenAPI document. */
export function readOperations(): Operation[] {
  const document: Document = JSON.parse(readFileSync(inRoot('openapi', 'openapi.json'), 'utf8'));
  return Object.entries(document.paths).flatMap(([path, { get }]) =>
    get === undefined ? [] : [{ operationId: get.operationId, path }],
  );
}
