/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ContactPoint } from './contactPoint';
import type { CustomField } from './customField';
import type { MergePreviewMergedChannels } from './mergePreviewMergedChannels';
import type { MergePreviewMergedCounts } from './mergePreviewMergedCounts';

/**
 * What the merged contact would look like.
 */
export type MergePreviewMerged = {
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
  channels: MergePreviewMergedChannels;
  /** Their newest message in either direction. */
  lastMessageAt: string | null;
  /** An instant: ISO 8601, UTC, with milliseconds. */
  createdAt: string;
  /**
     * The phone number as people read it.
     * @nullable
     */
  phoneText: string | null;
  /** In the order of the channels. */
  points: ContactPoint[];
  /** In the order of the alphabet. */
  tags: string[];
  customFields: CustomField[];
  /** How much there is about them. */
  counts: MergePreviewMergedCounts;
};
