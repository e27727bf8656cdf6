/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { TimelineTaskTask } from './timelineTaskTask';

/**
 * A task or follow-up, at its creation time.
 */
export interface TimelineTask {
  kind: 'task';
  /** A UUID. */
  id: string;
  /** When it happened. */
  at: string;
  task: TimelineTaskTask;
}
