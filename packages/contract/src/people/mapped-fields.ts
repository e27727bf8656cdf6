export const MAPPED_FIELDS = [
  'ignore',
  'name',
  'firstName',
  'lastName',
  'title',
  'email',
  'phone',
  'linkedinUrl',
  'company',
  'location',
  'birthday',
  'tags',
  'note',
  'custom',
] as const;

export type MappedField = (typeof MAPPED_FIELDS)[number];
