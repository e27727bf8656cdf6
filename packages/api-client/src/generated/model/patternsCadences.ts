/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { CadenceCount } from './cadenceCount';

export type PatternsCadences = {
  high: CadenceCount;
  medium: CadenceCount;
  dormant: CadenceCount;
};
