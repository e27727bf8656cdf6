import { MERGED_FIELDS, type MergeChoices, type MergePreview } from '@concordia/contract/people';
import type { ContactWhole, MergeSide } from './merge-snapshot.js';

const COLUMN = {
  name: 'name',
  title: 'title',
  email: 'email',
  phone: 'phone',
  linkedinUrl: 'linkedin_url',
  company: 'company',
  location: 'location',
  birthday: 'birthday',
} as const satisfies Record<(typeof MERGED_FIELDS)[number], keyof ContactWhole>;

/** A person's choice, else the kept contact's value unless it is empty. */
function chosen(field: (typeof MERGED_FIELDS)[number], keep: MergeSide, choices: MergeChoices): 'keep' | 'other' {
  return choices[field] ?? (keep.row[COLUMN[field]] === null ? 'other' : 'keep');
}

/** The merged row: fields by choice, counts added. */
export function mergedRow(keep: MergeSide, other: MergeSide, choices: MergeChoices): ContactWhole {
  const of = (field: (typeof MERGED_FIELDS)[number]) => {
    const column = COLUMN[field];
    return (chosen(field, keep, choices) === 'keep' ? keep : other).row[column];
  };
  return {
    ...keep.row,
    name: of('name') ?? keep.row.name,
    title: of('title'),
    email: of('email'),
    phone: of('phone'),
    linkedin_url: of('linkedinUrl'),
    company: of('company'),
    location: of('location'),
    birthday: of('birthday'),
    channel_bits: keep.row.channel_bits | other.row.channel_bits,
    inbound_count: keep.row.inbound_count + other.row.inbound_count,
    outbound_count: keep.row.outbound_count + other.row.outbound_count,
    last_message_at: Math.max(keep.row.last_message_at, other.row.last_message_at),
    ...pictureOf(keep.row, other.row),
  };
}

/** One picture: one that a person chose before a provider's, then the kept contact's. */
function pictureOf(keep: ContactWhole, other: ContactWhole): Pick<ContactWhole, 'picture_hash' | 'picture_source'> {
  const having = [keep, other].filter(({ picture_hash }) => picture_hash !== null);
  const { picture_hash, picture_source } = having.find((row) => row.picture_source === 'person') ?? having[0] ?? keep;
  return { picture_hash, picture_source };
}

/** Tags of both; of two spellings the kept contact's wins. */
export function mergedTags(keep: MergeSide, other: MergeSide): string[] {
  const known = new Set(keep.tags.map((tag) => tag.toLowerCase()));
  return [...keep.tags, ...other.tags.filter((tag) => !known.has(tag.toLowerCase()))];
}

/** Custom fields of both; on equal names the kept contact's wins. */
export function mergedFields(keep: MergeSide, other: MergeSide): MergeSide['fields'] {
  const known = new Set(keep.fields.map(({ key }) => key.toLowerCase()));
  return [...keep.fields, ...other.fields.filter(({ key }) => !known.has(key.toLowerCase()))];
}

export function conflictsOf(keep: MergeSide, other: MergeSide, choices: MergeChoices): MergePreview['conflicts'] {
  return MERGED_FIELDS.flatMap((field) => {
    const [mine, theirs] = [keep.row[COLUMN[field]], other.row[COLUMN[field]]];
    if (mine === null || theirs === null || mine === theirs) return [];
    return [{ field, keep: mine, other: theirs, chosen: chosen(field, keep, choices) }];
  });
}
