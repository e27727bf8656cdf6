import type { TextOf } from '@concordia/ui/locale';
import type { ScreenHelp } from '@concordia/ui/widgets/shared/shortcuts';
import type { helpStrings } from '../../strings/generated/help';
import type { shellStrings } from '../../strings/generated/shell';
import type { PagePath } from '../navigation/pages';

type LinkKey = keyof TextOf<typeof helpStrings>['link'];

/** Where each screen's help goes on to. */
const LINKS: Readonly<Record<PagePath, readonly (readonly [LinkKey, string])[]>> = {
  '/': [
    ['import', '/setup?section=import'],
    ['channels', '/setup'],
  ],
  '/today': [['board', '/']],
  '/intelligence': [
    ['search', '/intelligence?tab=search'],
    ['patterns', '/intelligence?tab=patterns'],
  ],
  '/contacts': [
    ['import', '/setup?section=import'],
    ['companies', '/companies'],
  ],
  '/companies': [['contacts', '/contacts']],
  '/deals': [['customers', '/analytics?tab=intelligence']],
  '/analytics': [['patterns', '/intelligence?tab=patterns']],
  '/connection': [['api', '/docs']],
  '/setup': [
    ['import', '/setup?section=import'],
    ['settings', '/setup?section=workspace'],
    ['status', '/setup?section=status'],
  ],
};

const isPage = (path: string): path is PagePath => Object.hasOwn(LINKS, path);

/** What a screen is for, and where to read on. `undefined` for addresses without a screen. */
export function screenHelp(
  path: string,
  words: TextOf<typeof helpStrings>,
  { pages }: TextOf<typeof shellStrings>,
): ScreenHelp | undefined {
  if (!isPage(path)) return undefined;
  return {
    title: words.title({ page: pages[path] }),
    about: words.about[path],
    links: LINKS[path].map(([key, href]) => ({ href, label: words.link[key] })),
  };
}
