import type { ShellLink } from '@concordia/ui/components/AppShell';
import type { PagePath } from './pages';

interface PageLink extends ShellLink {
  href: PagePath;
}

/** The six screens, in the order of the navigation. */
export const links: readonly PageLink[] = [
  { href: '/', label: 'Dashboard', icon: 'dashboard', isInBottomBar: true },
  { href: '/intelligence', label: 'Intelligence', icon: 'eye', isInBottomBar: true },
  { href: '/contacts', label: 'Contacts', icon: 'users', isInBottomBar: true },
  { href: '/analytics', label: 'Analytics', icon: 'chart', isInBottomBar: true },
  { href: '/connection', label: 'Connection', icon: 'link' },
  { href: '/setup', label: 'Setup', icon: 'settings', isInBottomBar: true },
];
