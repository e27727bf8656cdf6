/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { WeeklyCadencePerson } from './weeklyCadencePerson';

/**
 * Messages per week of the contacts with most of them.
 */
export interface WeeklyCadence {
  /** The workspace time zone. */
  timeZone: string;
  /** First days of 26 weeks, oldest first. */
  weeks: string[];
  /** The 25 contacts with most messages in these weeks, most first. */
  people: WeeklyCadencePerson[];
  /** When they were counted: at most ten minutes ago while messages change. */
  countedAt: string;
}
