import { section } from '@concordia/ui/locale';

/** What stands around every page. */
export const shellStrings = section('shell', {
  name: 'Concordia',
  tagline: 'Every channel, one relationship.',
  /** What the browser's tab says. */
  documentTitle: (page: string) => `${page} · Concordia`,
  loadingPage: 'Loading the page',
  loadingTab: 'Loading',
  pages: {
    '/': 'Dashboard',
    '/intelligence': 'Intelligence',
    '/contacts': 'Contacts',
    '/analytics': 'Analytics',
    '/connection': 'Connection',
    '/setup': 'Setup',
  },
  /** What the key that leads to a page does. */
  goTo: (page: string) => `Go to ${page}`,
  notFound: '404 Page Not Found',
  notFoundHelp: 'Did you forget to add the page to the router?',
});
