/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { View } from './view';

/**
 * Open conversations that match a view, whatever column they are in.
 */
export interface ViewColumn {
  kind: 'view';
  view: View;
}
