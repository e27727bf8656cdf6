/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { TimelineConsent } from './timelineConsent';
import type { TimelineMerge } from './timelineMerge';
import type { TimelineMessage } from './timelineMessage';
import type { TimelineNote } from './timelineNote';
import type { TimelineTask } from './timelineTask';

/**
 * An event in the history of a contact.
 */
export type TimelineEntry = TimelineMessage | TimelineNote | TimelineTask | TimelineMerge | TimelineConsent;
