import type { ShellLink } from '@concordia/ui/components/AppShell';
import { useStrings } from '@concordia/ui/locale';
import { useMemo } from 'react';
import { shellStrings } from '../../strings/generated/shell';
import type { PagePath } from './pages';

interface PageLink extends Omit<ShellLink, 'label'> {
  href: PagePath;
}

const links: readonly PageLink[] = [
  { href: '/', icon: 'dashboard', isInBottomBar: true },
  { href: '/intelligence', icon: 'eye', isInBottomBar: true },
  { href: '/contacts', icon: 'users', isInBottomBar: true },
  { href: '/companies', icon: 'building' },
  { href: '/deals', icon: 'briefcase' },
  { href: '/analytics', icon: 'chart', isInBottomBar: true },
  { href: '/connection', icon: 'link' },
  { href: '/setup', icon: 'settings', isInBottomBar: true },
];

export function usePageLinks(): readonly ShellLink[] {
  const { pages } = useStrings(shellStrings);
  return useMemo(() => links.map((link) => ({ ...link, label: pages[link.href] })), [pages]);
}
