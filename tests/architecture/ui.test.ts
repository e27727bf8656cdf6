import { describe, expect, it } from 'vitest';
import { projectFiles, textOf } from './sources.ts';

/** A component of more lines has more than one idea. */
const MOST_LINES = 150;

describe('components are small', () => {
  it(`has none of more than ${MOST_LINES} lines`, () => {
    const tooLong = projectFiles()
      .filter(
        (file) =>
          /^packages\/ui\/src\/(components|widgets)\/.*\.tsx$/.test(file) && !/\.(stories|test|demo)\.tsx$/.test(file),
      )
      .map((file) => ({ file, lines: textOf(file).trimEnd().split('\n').length }))
      .filter(({ lines }) => lines > MOST_LINES);
    expect(tooLong).toEqual([]);
  });
});

/** What a style sheet may not set in the app: how things look. Where they are and how much room they have is the page's. */
const looks =
  /\b(?:color|background\w*|border\w*|outline\w*|boxShadow|textShadow|font\w*|lineHeight|letterSpacing|textDecoration\w*|fill|stroke|filter|opacity):/;

/** Sheets of the app: panes that share the height of the window, for which no component knows the room. The list may only get shorter. */
const panes = ['apps/web/src/app/navigation/Page.css.ts', 'apps/web/src/pages/Dashboard/Dashboard.css.ts'];

describe('screens are assembled of components, not styled', () => {
  const sheets = projectFiles().filter((file) => /^apps\/web\/src\/.*\.css\.ts$/.test(file));

  it('apps/web has no sheets but those of its panes', () => {
    expect(sheets).toEqual(panes);
  });

  it('in apps/web no sheet sets a color, an edge or a letter', () => {
    expect(sheets.filter((file) => looks.test(textOf(file)))).toEqual([]);
  });
});

/** Without an element of their own. */
const withoutElement = new Set(['PlatformContext', 'ToastProvider']);

/** Components that a folder exports, each with the text of its file. */
function exportedComponents(): { name: string; file: string; text: string }[] {
  const indexes = projectFiles().filter((file) => /^packages\/ui\/src\/components\/\w+\/index\.ts$/.test(file));
  return indexes.flatMap((index) =>
    [...textOf(index).matchAll(/export \{([^}]*)\} from '\.\/([\w/]+)'/g)].flatMap(([, names = '', module = '']) => {
      const file = index.replace('index.ts', `${module}.tsx`);
      if (!projectFiles().includes(file)) return [];
      const exported = names.split(',').map((name) => name.trim());
      return exported
        .filter((name) => /^[A-Z][a-z]\w*$/.test(name) && !withoutElement.has(name))
        .map((name) => ({ name, file, text: textOf(file) }));
    }),
  );
}

/** Its own, or that of the props that it builds on. */
const takesRef = (text: string) =>
  /\bref\??: Ref</.test(text) || /\| 'ref'|extends (?:[\w<>', |]+, )?ChartFrameProps\b|\bTableProps\b/.test(text);

describe('every component of the package takes a ref', () => {
  const components = exportedComponents();

  it('except those without an element', () => {
    expect(components.length).toBeGreaterThan(90);
    // Parts of a drawing: the chart that they belong to takes it.
    const drawn = /\/Chart\/Axes\.tsx$/;
    const without = components.filter(({ file, text }) => !drawn.test(file) && !takesRef(text));
    expect(without.map(({ name }) => name)).toEqual([]);
  });
});
