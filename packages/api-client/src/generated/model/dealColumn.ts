/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { Deal } from './deal';
import type { DealStage } from './dealStage';

/**
 * The deals of one stage.
 */
export interface DealColumn {
  stage: DealStage;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  count: number;
  /**
     * The sum of their values.
     * @minimum 0
     * @maximum 1000000000000
     */
  value: number;
  /** The first 50: open ones by expected day, closed ones newest first. */
  deals: Deal[];
}
