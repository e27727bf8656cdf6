/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { WeekHours } from './weekHours';

/**
 * Messages by weekday and hour, in the time zone.
 */
export type MessageActivityHours = {
  received: WeekHours;
  sent: WeekHours;
};
