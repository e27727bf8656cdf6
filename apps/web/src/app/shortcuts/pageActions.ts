import type { TextOf } from '@concordia/ui/locale';
import type { Action } from '@concordia/ui/widgets/shared/shortcuts';
import type { shellStrings } from '../../strings/generated/shell';
import type { PagePath } from '../navigation/pages';

/** Two-key shortcuts: `g`, then the first free letter of the page's name. */
const keys = {
  '/': 'g d',
  '/today': 'g t',
  '/intelligence': 'g i',
  '/contacts': 'g c',
  '/companies': 'g o',
  '/deals': 'g e',
  '/analytics': 'g a',
  '/connection': 'g n',
  '/setup': 'g s',
} as const satisfies Record<PagePath, string>;

const icons = {
  '/': 'dashboard',
  '/today': 'sun',
  '/intelligence': 'eye',
  '/contacts': 'users',
  '/companies': 'building',
  '/deals': 'briefcase',
  '/analytics': 'chart',
  '/connection': 'link',
  '/setup': 'settings',
} as const satisfies Record<PagePath, Action['icon']>;

const paths: readonly PagePath[] = [
  '/',
  '/today',
  '/intelligence',
  '/contacts',
  '/companies',
  '/deals',
  '/analytics',
  '/connection',
  '/setup',
];

export function pageActions(words: TextOf<typeof shellStrings>, go: (path: PagePath) => void): readonly Action[] {
  return paths.map((path) => ({
    id: `go-${path}`,
    group: 'go',
    label: words.goTo({ page: words.pages[path] }),
    keys: [keys[path]],
    icon: icons[path],
    run: () => go(path),
  }));
}
