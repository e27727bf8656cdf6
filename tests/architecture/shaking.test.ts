import { expect, test } from 'vitest';
import { buildPage } from './page.ts';

/*
 * What a page does not use it does not ship. Whoever makes a component heavier on purpose raises its bound here and says why.
 */

const overlays = /\/(?:use)?(?:Dialog|Modal|Popover|Overlay|Tooltip|Menu)\w*\.(?:mjs|tsx?)$/;
const collections = /\/(?:use)?(?:ListBox|GridList|Table|Tree|TagGroup|Virtualizer)\w*\.(?:mjs|tsx?)$/;
const dates = /\/(?:use)?(?:Calendar|DateField|DatePicker|TimeField)\w*\.(?:mjs|tsx?)$/;
const drawing = /node_modules\/d3-/;
const highlighting = /node_modules\/(?:lowlight|highlight\.js)/;
const fields = /\/(?:use)?(?:TextField|NumberField|ComboBox|Select)\w*\.(?:mjs|tsx?)$/;

const cases = [
  { name: 'Button', kB: 28, never: [overlays, collections, dates, drawing, highlighting, fields] },
  { name: 'StatusBadge', kB: 12, never: [overlays, collections, dates, drawing, highlighting, fields] },
  { name: 'Checkbox', kB: 30, never: [overlays, collections, dates, drawing, highlighting] },
  { name: 'TextField', kB: 26, never: [overlays, collections, dates, drawing, highlighting] },
  { name: 'CodeBlock', kB: 36, never: [collections, dates, drawing, highlighting, fields] },
  { name: 'BarChart', kB: 60, never: [dates, highlighting, fields] },
] as const;

test.each(cases)(
  'a page with $name only ships nothing else, in $kB kB',
  { timeout: 60_000 },
  async ({ name, kB, never }) => {
    const { modules, bytes } = await buildPage(`export { ${name} } from '@concordia/ui/components/${name}';`);
    expect(modules).toContain(`packages/ui/src/components/${name}/${name}.tsx`);
    expect(modules.filter((id) => never.some((what) => what.test(id)))).toEqual([]);
    expect(Math.ceil(bytes / 1000)).toBeLessThanOrEqual(kB);
  },
);

test('a page with a dialog is known by this test to ship one', async () => {
  const { modules } = await buildPage(`export { Dialog } from '@concordia/ui/components/Dialog';`);
  expect(modules.some((id) => overlays.test(id))).toBe(true);
});
