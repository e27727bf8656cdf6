/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type CompletionKind = typeof CompletionKind[keyof typeof CompletionKind];


export const CompletionKind = {
  selector: 'selector',
  value: 'value',
  operator: 'operator',
} as const;
