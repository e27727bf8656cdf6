/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ContactPoint } from './contactPoint';
import type { CustomField } from './customField';
import type { MergePreviewMergedChannels } from './mergePreviewMergedChannels';
import type { MergePreviewMergedCounts } from './mergePreviewMergedCounts';

/**
 * Preview of the merged contact.
 */
export type MergePreviewMerged = {
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
  channels: MergePreviewMergedChannels;
  /** Time of their newest message in either direction. */
  lastMessageAt: string | null;
  /** A timestamp: ISO 8601, UTC, with milliseconds. */
  createdAt: string;
  /** Address of their picture on this server, which changes with the picture. Missing without a picture. */
  pictureUrl?: string;
  /** In alphabetical order. */
  tags: string[];
  customFields: CustomField[];
  /**
     * The phone number, formatted for display.
     * @nullable
     */
  phoneText: string | null;
  /** In channel order. */
  points: ContactPoint[];
  /** Counts of the data stored about them. */
  counts: MergePreviewMergedCounts;
};
