import { CHANNELS } from '@concordia/domain';
import { jsonInstant, jsonText } from '../../common/json.js';
import { type ContactRow, channelBit } from './contact.row.js';

/** All 256 sets of channels as JSON, made once. */
const CHANNEL_SETS = Array.from({ length: 1 << CHANNELS.length }, (_, bits) =>
  JSON.stringify(Object.fromEntries(CHANNELS.map((channel) => [channel, (bits & channelBit(channel)) !== 0]))),
);

/** `contactOf` as JSON text; see common/json.ts for why. */
export function contactJson(row: ContactRow): string {
  return (
    `{"id":"${row.id}","name":${jsonText(row.name)},"title":${jsonText(row.title)},"email":${jsonText(row.email)},` +
    `"phone":${jsonText(row.phone)},"linkedinUrl":${jsonText(row.linkedin_url)},"company":${jsonText(row.company)},` +
    `"location":${jsonText(row.location)},"birthday":${jsonText(row.birthday)},` +
    `"channels":${CHANNEL_SETS[row.channel_bits & 0xff]},` +
    `"lastMessageAt":${row.last_message_at === 0 ? 'null' : jsonInstant(row.last_message_at)},` +
    `"createdAt":${jsonInstant(row.created_at)}}`
  );
}
