import { components, type Hex } from './color';
import { palettes } from './palette';
import { leavesOf, tokenName } from './tokenName';
import { density, fontSize, radius, size, space } from './tokens';

type FigmaValue = number | string | { r: number; g: number; b: number; a: number };

interface FigmaVariable {
  action: 'CREATE';
  id: string;
  name: string;
  variableCollectionId: string;
  resolvedType: 'COLOR' | 'FLOAT';
  scopes: readonly string[];
  codeSyntax: { WEB: string };
}

interface Collection {
  name: string;
  /** Names of its modes; the first is the one that a new collection has. */
  modes: readonly [string, ...string[]];
  variables: readonly Variable[];
}

interface Variable {
  path: readonly string[];
  resolvedType: FigmaVariable['resolvedType'];
  scopes: readonly string[];
  /** One for each mode. */
  values: readonly FigmaValue[];
}

const isHex = (value: string): value is Hex => /^#[0-9a-f]{6}$/.test(value);

function colorOf(css: string): FigmaValue {
  const [r = 0, g = 0, b = 0] = isHex(css) ? components(css) : [];
  if (isHex(css)) return { r, g, b, a: 1 };
  const [red = 0, green = 0, blue = 0, a = 1] = (css.match(/[\d.]+/g) ?? []).map(Number);
  return { r: red / 255, g: green / 255, b: blue / 255, a };
}

/** Where Figma offers a color: text, edges, or anything that is filled. */
function scopesOf(name: string): readonly string[] {
  if (/^(ink|on[A-Z]|accentInk)|Ink$/.test(name)) return ['TEXT_FILL', 'SHAPE_FILL'];
  if (/^(hairline|edge|outline|focus)$/.test(name)) return ['STROKE_COLOR'];
  return ['ALL_SCOPES'];
}

function colors(): Collection {
  const dark = new Map(leavesOf(palettes.dark).map(({ path, value }) => [path.join('.'), value]));
  const variables = leavesOf(palettes.light).map(
    ({ path, value }): Variable => ({
      path: ['color', ...path],
      resolvedType: 'COLOR',
      scopes: scopesOf(path[0] ?? ''),
      values: [value, dark.get(path.join('.')) ?? value].map(colorOf),
    }),
  );
  return { name: 'Color', modes: ['Light', 'Dark'], variables };
}

const scales = [
  { path: ['space'], scopes: ['GAP', 'WIDTH_HEIGHT'], values: space },
  { path: ['size'], scopes: ['WIDTH_HEIGHT'], values: size },
  { path: ['radius'], scopes: ['CORNER_RADIUS'], values: radius },
  { path: ['font', 'size'], scopes: ['FONT_SIZE'], values: fontSize },
] as const;

function lengths(): Collection {
  const variables = scales.flatMap(({ path, scopes, values }) =>
    Object.entries(values).map(
      ([key, px]): Variable => ({ path: [...path, key], resolvedType: 'FLOAT', scopes, values: [px] }),
    ),
  );
  return { name: 'Scale', modes: ['Default'], variables };
}

function densityModes(): Collection {
  const { comfortable, compact } = density;
  const close = new Map<string, number>(Object.entries(compact));
  const variables = Object.entries(comfortable).map(
    ([key, px]): Variable => ({
      path: ['density', key],
      resolvedType: 'FLOAT',
      scopes: key === 'excerpt' ? [] : ['GAP', 'WIDTH_HEIGHT'],
      values: [px, close.get(key) ?? px],
    }),
  );
  return { name: 'Density', modes: ['Comfortable', 'Compact'], variables };
}

const collectionId = (name: string) => `collection-${name.toLowerCase()}`;
const modeId = (collection: string, mode: string) => `mode-${collection.toLowerCase()}-${mode.toLowerCase()}`;

/** The parts of the request that make one collection. */
function requestFor({ name, modes, variables }: Collection) {
  const id = collectionId(name);
  const [first, ...others] = modes;
  const made = variables.map(
    ({ path, resolvedType, scopes }): FigmaVariable => ({
      action: 'CREATE',
      id: tokenName(path),
      name: path.join('/'),
      variableCollectionId: id,
      resolvedType,
      scopes,
      codeSyntax: { WEB: `var(--${tokenName(path)})` },
    }),
  );
  const values = variables.flatMap(({ path, values: all }) =>
    modes.map((mode, index) => ({ variableId: tokenName(path), modeId: modeId(name, mode), value: all[index] })),
  );
  return {
    collection: { action: 'CREATE', id, name, initialModeId: modeId(name, first) },
    // The first mode comes with the collection, under a name of Figma's.
    modes: [
      { action: 'UPDATE', id: modeId(name, first), name: first, variableCollectionId: id },
      ...others.map((mode) => ({ action: 'CREATE', id: modeId(name, mode), name: mode, variableCollectionId: id })),
    ],
    variables: made,
    values,
  };
}

/** Colors, lengths and densities as variables of Figma: the body of `POST /v1/files/:file_key/variables` of its REST API. */
export function figmaVariables() {
  const requests = [colors(), lengths(), densityModes()].map(requestFor);
  return {
    variableCollections: requests.map(({ collection }) => collection),
    variableModes: requests.flatMap(({ modes }) => modes),
    variables: requests.flatMap(({ variables }) => variables),
    variableModeValues: requests.flatMap(({ values }) => values),
  };
}
