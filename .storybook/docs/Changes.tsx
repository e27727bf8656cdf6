import { Markdown } from '@storybook/addon-docs/blocks';
import changelog from '../../CHANGELOG.md?raw';

/** The newest version of the changelog, without its heading. */
const newest = changelog.split(/^## .*$/m)[1] ?? '';

/** What changed since the last version. */
export function Changes() {
  return <Markdown>{newest}</Markdown>;
}
