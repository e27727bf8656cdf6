/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ContactChannels } from './contactChannels';
import type { CustomField } from './customField';

/**
 * A contact with all the handles they write from.
 */
export interface Contact {
  /** A UUID. */
  id: string;
  /** Best known name, or the handle if there is none. */
  name: string;
  /**
     * Job title.
     * @nullable
     */
  title: string | null;
  /**
     * The email address written to most often.
     * @nullable
     */
  email: string | null;
  /**
     * In E.164 format if recognized as a phone number.
     * @nullable
     */
  phone: string | null;
  /** @nullable */
  linkedinUrl: string | null;
  /** @nullable */
  company: string | null;
  /** @nullable */
  location: string | null;
  /** A calendar date, `YYYY-MM-DD`. */
  birthday: string | null;
  /** Channels on which this contact can be reached. */
  channels: ContactChannels;
  /** Time of their newest message in either direction. */
  lastMessageAt: string | null;
  /** A timestamp: ISO 8601, UTC, with milliseconds. */
  createdAt: string;
  /** Address of their picture on this server, which changes with the picture. Missing without a picture. */
  pictureUrl?: string;
  /** In alphabetical order. Lists have them where `include` names them. */
  tags?: string[];
  /** In their order. Lists have them where `include` names them. */
  customFields?: CustomField[];
}
