import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const source = join(root, 'packages/ui/src');

/** The states that every widget must be seen in. */
const ofWidgets = ['Ready', 'Loading', 'Empty', 'Failed', 'Refreshing', 'Crowded', 'Narrow', 'Keyboard'];
/** The states and sizes that every page of the app must be seen in. */
const ofPages = ['Ready', 'Phone', 'Tablet', 'Loading', 'Empty', 'Failed', 'Crowded'];
/** What a person does over several screens. */
const flows = ['FirstDay', 'Triage', 'Outreach', 'Merge', 'Setup'];
const ofComponents = ['Playground', 'Matrix', 'Stress'];

/** The modes that every component's stories are seen in again: colors where all variants are, room and fingers where the words are long. */
const modesOf = { Matrix: ['dark', 'rtl', 'forced'], Stress: ['zoom', 'small', 'coarse'] };

/** The modes that a story of every widget is seen in again, without pictures: the smallest phone with a finger and forced colors, and large text. */
const ofEveryWidget = ['phone', 'enlarged'];

/** What makes a component one that keys can reach: native controls, react-aria's controls and hooks, own key handling. */
const interactive =
  /<(button|a|input|textarea|select|summary)\b|\btabIndex=|\bon(KeyDown|Press|Click|Change|SelectionChange|Action)\b|\buse(Button|Press|Link|Drag|Drop|TabList|Select)\(/;

/** Folders of components and widgets are named like them, widgets below their context; what they share lies in lower-case folders. */
function foldersIn(path: string): string[] {
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[A-Z]/.test(entry.name))
    .map((entry) => join(path, entry.name));
}

const filesIn = (folder: string, ending: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => readFileSync(join(folder, name), 'utf8'));

/** Exported stories of a folder, by name, each with its source text. */
function storiesOf(folder: string): Map<string, string> {
  const text = filesIn(folder, '.stories.tsx').join('\n');
  const parts = text.split(/^export const (?=\w+ = )/m).slice(1);
  return new Map(parts.map((part) => [part.slice(0, part.indexOf(' ')), part]));
}

/** Everything that is wrong with a folder's stories, in words. */
function faultsOf(folder: string, required: readonly string[], played: readonly string[]): string[] {
  const stories = storiesOf(folder);
  const missing = required.filter((name) => !stories.has(name)).map((name) => `lacks the story ${name}`);
  const unplayed = played
    .filter((name) => stories.has(name) && !/\bplay\b/.test(stories.get(name) ?? ''))
    .map((name) => `${name} plays nothing`);
  return [...missing, ...unplayed].map((fault) => `${relative(root, folder)} ${fault}`);
}

/** A picture of *Failed* shows the failure; what comes after it is played in *Recovers*. */
function recoveryFaults(folder: string): string[] {
  const stories = storiesOf(folder);
  const failed = stories.get('Failed') ?? '';
  if (/playRetry|press\('Try again'\)/.test(failed)) return [`${relative(root, folder)} Failed ends on the recovery`];
  return failed.includes('playFailed') ? faultsOf(folder, ['Recovers'], ['Recovers']) : [];
}

/** The modes that a story's tags name. */
const tagsOf = (story: string): string[] =>
  [...(/\btags: \[([^\]]*)\]/.exec(story)?.[1] ?? '').matchAll(/'([^']+)'/g)].map(([, tag = '']) => tag);

/** What a component is not seen in: themes, directions, text sizes, widths, fingers. */
function modeFaults(folder: string): string[] {
  const stories = storiesOf(folder);
  return Object.entries(modesOf).flatMap(([name, modes]) => {
    const story = stories.get(name);
    const missing = story === undefined ? [] : modes.filter((mode) => !tagsOf(story).includes(mode));
    return missing.map((mode) => `${relative(root, folder)} ${name} lacks the tag ${mode}`);
  });
}

/** Usually *Ready* is seen so; where another story has the longer words or the margins of the page, that one. */
function widgetModeFaults(folder: string): string[] {
  const isSeen = [...storiesOf(folder).values()].some((story) =>
    ofEveryWidget.every((mode) => tagsOf(story).includes(mode)),
  );
  return isSeen ? [] : [`${relative(root, folder)} has no story with the tags ${ofEveryWidget.join(' and ')}`];
}

/** Whoever has a `Keyboard` story says in the docs which keys those are. */
function keyboardFaults(folder: string): string[] {
  const isDocumented = filesIn(folder, '.stories.tsx').some((text) => /\bkeyboard: \[/.test(text));
  return storiesOf(folder).has('Keyboard') && !isDocumented
    ? [`${relative(root, folder)} has no keyboard map: parameters.keyboard of its meta`]
    : [];
}

/** Every component has a page from the template: Storybook's own, or one that is written by hand and then has the template's parts too. */
function pageFaults(folder: string): string[] {
  if (!filesIn(folder, '.stories.tsx').some((text) => text.includes("'!autodocs'"))) return [];
  const page = filesIn(folder, '.mdx').join('\n');
  const blocks = ['<Meta of', '<ComponentIntro of', '<ComponentReference of'];
  return blocks
    .filter((block) => !page.includes(block))
    .map((block) => `${relative(root, folder)} has no page of its own with ${block}`);
}

const componentNames = foldersIn(join(source, 'components')).map((folder) => basename(folder));

/** Versions of the changelog, which a component's status and changes name. */
const versions = [...readFileSync(join(root, 'CHANGELOG.md'), 'utf8').matchAll(/^## (\d+\.\d+\.\d+)/gm)].map(
  ([, version = '']) => version,
);

/** The type says which parts the documentation of a component has; what they name must exist. */
function docsFaults(folder: string): string[] {
  const name = basename(folder);
  const [text] = filesIn(folder, `${name}.docs.tsx`);
  if (text === undefined) return [`${name} has no ${name}.docs.tsx`];
  const related = /\brelated: \[([^\]]*)\]/.exec(text)?.[1] ?? '';
  const named = [...text.matchAll(/\binstead: '(\w+)'/g), ...related.matchAll(/'(\w+)'/g)].map(
    ([, other = '']) => other,
  );
  const dated = [...text.matchAll(/\b(?:since|version): '([^']+)'/g)].map(([, version = '']) => version);
  return [
    ...named.filter((other) => other === name || !componentNames.includes(other)),
    ...dated.filter((version) => !versions.includes(version)),
  ].map((word) => `${name}.docs.tsx names ${word}`);
}

function componentFaults(folder: string): string[] {
  const code = readdirSync(folder)
    .filter((name) => name.endsWith('.tsx') && !/\.(stories|test)\.tsx$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
  const keyboard = interactive.test(code) ? ['Keyboard'] : [];
  return [
    ...faultsOf(folder, [...ofComponents, ...keyboard], keyboard),
    ...modeFaults(folder),
    ...keyboardFaults(folder),
    ...pageFaults(folder),
    ...docsFaults(folder),
  ];
}

describe('stories are complete', () => {
  it('shows every widget in every state, on a small phone and with large text, and plays retries and keys', () => {
    const widgets = readdirSync(join(source, 'widgets')).flatMap((context) =>
      foldersIn(join(source, 'widgets', context)),
    );
    expect(widgets.length).toBeGreaterThan(0);
    expect(widgets.flatMap((folder) => faultsOf(folder, ofWidgets, ['Failed', 'Keyboard']))).toEqual([]);
    expect(widgets.flatMap(recoveryFaults)).toEqual([]);
    expect(widgets.flatMap(widgetModeFaults)).toEqual([]);
  });

  it('shows every component as a playground, a matrix and under stress, in every mode, and by keyboard where it takes keys', () => {
    expect(foldersIn(join(source, 'components')).flatMap(componentFaults)).toEqual([]);
  });

  it('shows every page of the app in every state and size', () => {
    const pages = foldersIn(join(root, 'apps/web/src/pages'));
    expect(pages.length).toBeGreaterThan(8);
    // An address that leads nowhere asks for nothing.
    const asking = pages.filter((folder) => basename(folder) !== 'NotFound');
    expect(asking.flatMap((folder) => faultsOf(folder, ofPages, []))).toEqual([]);
  });

  it.each(flows)('plays the flow %s', (name) => {
    const text = readFileSync(join(root, `apps/web/src/flows/${name}.stories.tsx`), 'utf8');
    expect(text).toMatch(/\bplay\b/);
  });
});

describe('Storybook', () => {
  const text = (file: string) => readFileSync(join(root, '.storybook', file), 'utf8');

  it('begins with the welcome page and goes from the small to the whole', () => {
    const order = /order: \[([^\]]*)\]/.exec(text('preview.tsx'))?.[1]?.replaceAll(/['\s]/g, '').split(',');
    const expected = ['Welcome', 'Foundations', 'Guides', 'Components', 'Patterns', 'Widgets', 'Pages', 'Flows'];
    expect(order?.slice(0, expected.length)).toEqual(expected);
  });

  it('shows live components on every page of patterns', () => {
    const pages = filesIn(join(source, 'patterns'), '.mdx');
    expect(pages.length).toBeGreaterThan(4);
    expect(pages.filter((page) => !page.includes('<Canvas of='))).toEqual([]);
  });
});
