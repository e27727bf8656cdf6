/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { TimelineTaskTaskType } from './timelineTaskTaskType';

export type TimelineTaskTask = {
  title: string;
  type: TimelineTaskTaskType;
  dueAt: string | null;
  doneAt: string | null;
};
