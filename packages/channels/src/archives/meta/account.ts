import { fieldOf, fieldsOf, type JsonFields, jsonOf, listOf, textOf } from '../../http/json.js';
import { type JsonPath, jsonParts } from '../json/json-parts.js';
import type { ArchiveItem, ArchiveText } from '../types.js';
import { repaired } from './mojibake.js';

/** Whose archive it is, from the file about the profile. */
export async function* ownerIn(text: ArchiveText): AsyncGenerator<ArchiveItem> {
  const decide = (path: JsonPath) => (path.length === 0 ? 'enter' : 'take');
  for await (const part of jsonParts(text.open(), decide)) {
    const value = part.text === null ? null : jsonOf(part.text);
    const name = instagramName(value) ?? facebookName(fieldsOf(value));
    if (name === null) continue;
    yield { kind: 'owner', person: { id: repaired(name), name: repaired(name) } };
    return;
  }
}

/** `profile_user: [{ string_map_data: { Name: { value } } }]`; the labels are in the account's language, the name comes with them. */
function instagramName(value: unknown): string | null {
  const [profile] = listOf(new Map([['list', value]]), 'list');
  const data = fieldOf(profile ?? null, 'string_map_data');
  return data === null ? null : (textOf(fieldOf(data, 'Name'), 'value') ?? null);
}

/** `profile_v2: { name: { full_name } }`. */
const facebookName = (profile: JsonFields | null): string | null => textOf(fieldOf(profile, 'name'), 'full_name');
