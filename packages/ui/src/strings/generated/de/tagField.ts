// Written by `npm run generate` from messages/de/tagField.json.
import type { Speech, TextOf } from '../../../locale';
import type { tagFieldStrings } from '../tagField';

export const tagFieldWords = ({ counted, figure, form }: Speech): TextOf<typeof tagFieldStrings> => ({
  remove: 'Entfernen',
  tags: ({ label }: { label: string }) => `${label}: vorhandene Einträge`,
  added: ({ tags }: { tags: string }) => `Hinzugefügt: ${tags}`,
  removed: ({ tags }: { tags: string }) => `Entfernt: ${tags}`,
  left: ({ count }: { count: number }) => form(count, `noch ${figure(count)}`, `noch ${figure(count)}`),
  already: ({ count, tags }: { count: number; tags: string }) => form(count, `${tags} ist schon vorhanden.`, `${tags} sind schon vorhanden.`),
  full: ({ limit }: { limit: number }) => `Es ist Platz für ${counted(limit, 'Eintrag', 'Einträge')}.`,
});
