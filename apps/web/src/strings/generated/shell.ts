// Written by `npm run generate` from messages/en/shell.json.
import { section } from '@concordia/ui/locale';

export const shellStrings = section('pages/shell', {
  name: 'Concordia',
  tagline: 'Every channel, one relationship.',
  documentTitle: ({ page }: { page: string }) => `${page} · Concordia`,
  loadingPage: 'Loading the page',
  loadingTab: 'Loading',
  pages: {
    '/': 'Dashboard',
    '/today': 'Today',
    '/intelligence': 'Intelligence',
    '/contacts': 'Contacts',
    '/deals': 'Deals',
    '/companies': 'Companies',
    '/analytics': 'Analytics',
    '/connection': 'Connection',
    '/setup': 'Setup',
  },
  goTo: ({ page }: { page: string }) => `Go to ${page}`,
  notFound: '404 Page Not Found',
  notFoundHelp: 'Did you forget to add the page to the router?',
});
