/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ContactChannels } from './contactChannels';

/**
 * A person, gathered from all the handles they write from.
 */
export interface Contact {
  /** A UUID. */
  id: string;
  /** The best name known; the handle when there is none. */
  name: string;
  /**
     * What they do.
     * @nullable
     */
  title: string | null;
  /**
     * The address written to most.
     * @nullable
     */
  email: string | null;
  /**
     * E.164 where it could be read as a phone number.
     * @nullable
     */
  phone: string | null;
  /** @nullable */
  linkedinUrl: string | null;
  /** @nullable */
  company: string | null;
  /** @nullable */
  location: string | null;
  /** A calendar day, `YYYY-MM-DD`. */
  birthday: string | null;
  /** On which channels this contact can be reached. */
  channels: ContactChannels;
  /** Their newest message in either direction. */
  lastMessageAt: string | null;
  /** An instant: ISO 8601, UTC, with milliseconds. */
  createdAt: string;
}
