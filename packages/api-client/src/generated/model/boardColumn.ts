/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { StatusColumn } from './statusColumn';
import type { ViewColumn } from './viewColumn';

export type BoardColumn = StatusColumn | ViewColumn;
