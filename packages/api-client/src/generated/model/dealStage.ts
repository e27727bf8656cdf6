/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { DealState } from './dealState';

/**
 * A stage that deals go through.
 */
export interface DealStage {
  /**
     * A stage of the board: one of `GET /api/deals/board`, such as `new`, or `won` or `lost`.
     * @pattern ^[a-z0-9-]{1,40}$
     */
  id: string;
  name: string;
  state: DealState;
}
