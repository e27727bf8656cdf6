// Written by `npm run generate` from messages/de/status.json.
import type { TextOf } from '../../../locale';
import type { statusStrings } from '../status';

export const statusWords = (): TextOf<typeof statusStrings> => ({
  known: {
    connected: 'Verbunden',
    active: 'Aktiv',
    delivered: 'Zugestellt',
    pending: 'Ausstehend',
    disconnected: 'Getrennt',
    failed: 'Fehlgeschlagen',
    error: 'Fehler',
    published: 'Veröffentlicht',
    retrying: 'Wird erneut versucht',
    paused: 'Pausiert',
    disabled: 'Deaktiviert',
    retiring: 'Läuft aus',
    revoked: 'Widerrufen',
    expired: 'Abgelaufen',
  },
  level: {
    good: 'Gut',
    fair: 'Mäßig',
    poor: 'Schlecht',
  },
});
