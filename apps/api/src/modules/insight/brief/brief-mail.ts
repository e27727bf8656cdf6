import type { OutgoingFile, OutgoingMessage } from '@concordia/channels/port';
import { BRIEF_PICTURES, briefHtml, briefText } from '@concordia/domain/brief';
import { longDay } from '@concordia/domain/charts';
import type { BriefRow } from './brief.repository.js';
import { contentOf, drawnOf } from './stored-brief.js';

/** Identifies a mail in the outbox: the same brief to the same address is sent once. */
interface BriefMail {
  readonly briefId: string;
  readonly address: string;
}

const KEY = /^brief:([^:]+):(.+)$/;

export const keyOfMail = ({ briefId, address }: BriefMail): string => `brief:${briefId}:${address}`;

/** @throws if the key is malformed. */
export function mailOfKey(key: string): BriefMail {
  const [, briefId, address] = KEY.exec(key) ?? [];
  if (briefId === undefined || address === undefined) throw new Error('This is not a brief key.');
  return { briefId, address };
}

export const subjectOf = (row: BriefRow): string => `Morning brief for ${longDay(contentOf(row).day)}`;

/** Renders a brief as an email with text and HTML parts, charts included. Amounts are in the workspace's currency. */
export function mailOf(
  row: BriefRow,
  { to, currency }: { readonly to: string; readonly currency: string },
): Omit<OutgoingMessage, 'idempotencyKey'> {
  const content = contentOf(row);
  const { emailPerformance, segments } = drawnOf(row).light;
  return {
    channel: 'email',
    to,
    subject: subjectOf(row),
    text: briefText(content, currency),
    html: briefHtml(content, currency),
    files: [picture(BRIEF_PICTURES.emailPerformance, emailPerformance), picture(BRIEF_PICTURES.segments, segments)],
  };
}

const picture = (contentId: string, base64: string): OutgoingFile => ({
  name: `${contentId}.png`,
  contentType: 'image/png',
  content: new Uint8Array(Buffer.from(base64, 'base64')),
  contentId,
});
