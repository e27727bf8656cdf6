// Written by `npm run generate` from messages/de/shell.json.
import type { TextOf } from '@concordia/ui/locale';
import type { shellStrings } from '../shell';

export const shellWords = (): TextOf<typeof shellStrings> => ({
  name: 'Concordia',
  tagline: 'Alle Kanäle, eine Beziehung.',
  documentTitle: ({ page }: { page: string }) => `${page} · Concordia`,
  loadingPage: 'Seite wird geladen',
  loadingTab: 'Wird geladen',
  pages: {
    '/': 'Dashboard',
    '/today': 'Heute',
    '/intelligence': 'Intelligence',
    '/contacts': 'Kontakte',
    '/deals': 'Deals',
    '/companies': 'Firmen',
    '/analytics': 'Analysen',
    '/connection': 'Verbindung',
    '/setup': 'Einrichtung',
  },
  goTo: ({ page }: { page: string }) => `${page} öffnen`,
  notFound: '404 Seite nicht gefunden',
  notFoundHelp: 'Haben Sie vergessen, die Seite in den Router einzutragen?',
});
