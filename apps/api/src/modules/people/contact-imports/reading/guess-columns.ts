import type { MappedField } from '@concordia/contract/people';

/** Headers of common exports. The first matching pattern wins. */
const HEADERS: readonly { readonly like: RegExp; readonly field: MappedField }[] = [
  { like: /^(?:phonetic|yomi)|(?:label|type)$|- type$|- label$/, field: 'ignore' },
  { like: /^(?:first|given)[ _-]?name$|^vorname$|^pr[ée]nom$|^nombre$/, field: 'firstName' },
  { like: /^(?:last|family|sur)[ _-]?name$|^nachname$|^nom$|^apellidos?$/, field: 'lastName' },
  { like: /^(?:full[ _-]?|display[ _-]?)?name$|^contact$/, field: 'name' },
  { like: /e-?mail|^correo/, field: 'email' },
  { like: /phone|mobile|^tel|^handy|^telefon|^téléphone/, field: 'phone' },
  { like: /linkedin|^url$|^profile/, field: 'linkedinUrl' },
  { like: /^(?:job[ _-]?)?title$|^position$|organi[sz]ation.*title|^role$/, field: 'title' },
  { like: /compan|organi[sz]ation|^firma$|^employer$|^account/, field: 'company' },
  { like: /birth|^bday$|^geburtstag$/, field: 'birthday' },
  { like: /^(?:location|city|town|ort|ville)$|(?:home|business) city|address.*city/, field: 'location' },
  { like: /^(?:tags?|labels?|categor(?:y|ies)|group membership|groups?)$/, field: 'tags' },
  { like: /^notes?$|^comments?$|^notizen$/, field: 'note' },
];

export function guessField(header: string): MappedField {
  const heading = header.normalize('NFKC').trim().toLowerCase();
  return HEADERS.find(({ like }) => like.test(heading))?.field ?? 'ignore';
}

/** Recognizes the exporting program by its headers; `null` if unknown. */
export function originOf(headers: readonly string[]): 'google' | 'linkedin' | 'outlook' | null {
  const known = new Set(headers.map((header) => header.trim().toLowerCase()));
  if (known.has('connected on') && known.has('position')) return 'linkedin';
  if (known.has('e-mail 1 - value') || known.has('group membership')) return 'google';
  return known.has('e-mail address') && known.has('business phone') ? 'outlook' : null;
}
