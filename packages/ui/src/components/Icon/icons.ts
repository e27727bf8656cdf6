import { drawings } from './generated/drawings';

/** All icons by name. Add one to `icons/lucide.json`, then run `npm run generate`. */
export const icons = drawings;

export type IconName = keyof typeof icons;

/** Icons that point in reading direction and are mirrored in right-to-left text. */
export const directional: ReadonlySet<IconName> = new Set<IconName>([
  'arrow-left',
  'arrow-right',
  'chevron-left',
  'chevron-right',
  'external-link',
  'forward',
  'reply',
  'send',
  'undo',
]);
