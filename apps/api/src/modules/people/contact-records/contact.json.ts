import { jsonInstant, jsonText } from '../../../common/json.js';
import { CHANNEL_SETS, type ContactRow, pictureUrl } from './contact.row.js';

/** The JSON of all 256 sets of channels. */
const CHANNEL_TEXTS = CHANNEL_SETS.map((set) => JSON.stringify(set));

/** `contactOf` as JSON text; common/json.ts explains why. */
export function contactJson(row: ContactRow): string {
  return (
    `{"id":"${row.id}","name":${jsonText(row.name)},"title":${jsonText(row.title)},"email":${jsonText(row.email)},` +
    `"phone":${jsonText(row.phone)},"linkedinUrl":${jsonText(row.linkedin_url)},"company":${jsonText(row.company)},` +
    `"location":${jsonText(row.location)},"birthday":${jsonText(row.birthday)},` +
    `"channels":${CHANNEL_TEXTS[row.channel_bits & 0xff]},` +
    `"lastMessageAt":${row.last_message_at === 0 ? 'null' : jsonInstant(row.last_message_at)},` +
    `"createdAt":${jsonInstant(row.created_at)}` +
    (row.picture_hash === null ? '}' : `,"pictureUrl":"${pictureUrl(row.id, row.picture_hash)}"}`)
  );
}
