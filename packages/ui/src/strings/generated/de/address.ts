// Written by `npm run generate` from messages/de/address.json.
import type { Speech, TextOf } from '../../../locale';
import type { addressStrings } from '../address';

export const addressWords = ({ figure }: Speech): TextOf<typeof addressStrings> => ({
  title: 'Ihre E-⁠Mail-Adressen',
  list: 'Ihre Adressen',
  none: 'Noch sind keine bekannt. Der nächste Import liest sie aus der Datei, sofern Sie sie nicht hier hinzufügen.',
  failed: 'Ihre Adressen konnten nicht geladen werden',
  example: 'anna@example.com',
  help: 'Geben Sie eine Adresse ein und drücken Sie die Eingabetaste, um sie hinzuzufügen. E-⁠Mails von diesen Adressen gelten als von Ihnen gesendet. Ändert sich die Liste, werden E-⁠Mails mit einer geänderten Adresse neu einsortiert; was Sie selbst verschoben haben, bleibt an seinem Platz.',
  objection: {
    invalid: ({ typed }: { typed: string }) => `„${typed}“ ist keine E-⁠Mail-Adresse.`,
    known: 'Diese Adresse steht bereits auf der Liste.',
    full: ({ most }: { most: number }) => `Mehr als ${figure(most)} Adressen sind nicht möglich.`,
  },
});
