import { byChannel, CHANNELS, isTimeZone, MESSAGE_STATUSES } from '@concordia/domain';
import { z } from 'zod';

/** In the order of every list and map. */
export const ChannelSchema = z.enum(CHANNELS).meta({ id: 'Channel', description: 'One of the eight channels.' });

export type Channel = z.infer<typeof ChannelSchema>;

/** The board's columns, from left to right. */
export const MessageStatusSchema = z
  .enum(MESSAGE_STATUSES)
  .meta({ id: 'MessageStatus', description: 'The board column of a message.' });

/** A canonical UUID; ours are version 7, so that they sort by creation time. */
export const IdSchema = z.uuid().meta({
  description: 'A UUID.',
  // Implied by the format; otherwise repeated on every id of the document.
  pattern: undefined,
  examples: ['0199f3a2-7c1e-7d40-9b6a-3f6f5f0c2a11'],
});

/** ISO 8601, UTC, with milliseconds. */
export const InstantSchema = z.iso.datetime({ precision: 3 }).meta({
  description: 'A timestamp: ISO 8601, UTC, with milliseconds.',
  pattern: undefined,
  examples: ['2026-11-20T09:30:00.000Z'],
});

/** An IANA time zone that this server knows. */
export const TimeZoneSchema = z
  .string()
  .max(64)
  .refine(isTimeZone, { error: 'a time zone such as Europe/Berlin' })
  .meta({ description: 'An IANA time zone.', examples: ['Europe/Berlin'] });

/** A map with one value per channel; none is ever missing. */
export const channelMap = <Value extends z.ZodType>(value: Value) => z.object(byChannel(() => value));
