import { describe, expect, it } from 'vitest';
import { designTokens, tokenResolver } from './designTokens';
import { figmaVariables } from './figmaVariables';
import { tokenFiles } from './tokenFiles';
import { leavesOf } from './tokenName';
import { densityTokens, staticTokens, themedTokens } from './tokens';
import { tokensCss } from './tokensCss';

const parsed = (name: string) => JSON.parse(tokenFiles.find((file) => file.name === name)?.text() ?? '');

/** Names, without values. */
const shape = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !('$value' in value)
    ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shape(inner)]))
    : '';

describe.each(tokenFiles)('$name', ({ name, text }) => {
  it('is what the token data says (run vitest with --update after a change)', async () => {
    await expect(text()).toMatchFileSnapshot(`./${name}`);
  });
});

describe('tokens.json', () => {
  it('is JSON that says the same as the document', () => {
    expect(parsed('tokens.json')).toEqual(designTokens());
  });

  it('gives both themes the same shape', () => {
    const { theme } = parsed('tokens.json');
    expect(shape(theme.dark)).toEqual(shape(theme.light));
  });

  it('has each layer of a shadow', () => {
    const { rest, float } = parsed('tokens.json').theme.light.elevation;
    expect(rest.$value).toEqual([
      {
        color: { colorSpace: 'srgb', components: [0.2353, 0.1961, 0.1373], alpha: 0.07 },
        offsetX: { value: 0, unit: 'px' },
        offsetY: { value: 1, unit: 'px' },
        blur: { value: 2, unit: 'px' },
        spread: { value: 0, unit: 'px' },
      },
    ]);
    expect(float.$value).toHaveLength(3);
    expect(float.$value[2].spread).toEqual({ value: -6, unit: 'px' });
  });
});

describe('tokens.resolver.json', () => {
  const { sets, modifiers, resolutionOrder } = parsed('tokens.resolver.json');

  it('names each set and each modifier in its order', () => {
    const order = resolutionOrder.map(({ $ref }: { $ref: string }) => $ref);
    expect(order).toEqual([
      ...Object.keys(sets).map((name) => `#/sets/${name}`),
      ...Object.keys(modifiers).map((name) => `#/modifiers/${name}`),
    ]);
  });

  it.each(['theme', 'density'])('has modes of equal shape for the %s, one of them the default', (name) => {
    const { contexts, default: usual } = modifiers[name];
    const [first, ...others] = Object.values(contexts).map(shape);
    expect(others.length).toBeGreaterThan(0);
    for (const other of others) expect(other).toEqual(first);
    expect(contexts).toHaveProperty(usual);
  });

  it('has the tokens of tokens.json', () => {
    const { theme, densities, ramp: _, $description, ...foundation } = parsed('tokens.json');
    expect($description).toContain('Design Tokens Community Group');
    expect(sets.foundation.sources).toEqual([foundation]);
    expect(modifiers.theme.contexts).toEqual({ light: [theme.light], dark: [theme.dark] });
    expect(Object.keys(modifiers.density.contexts)).toEqual(Object.keys(densities));
    expect(tokenResolver()).toMatchObject({ version: '2025.10' });
  });
});

describe('tokens.css', () => {
  it('has every token once in each of its modes', () => {
    const names = [...tokensCss().matchAll(/^ {2}(--c-[\w-]+): /gm)].map(([, name]) => name);
    const [once, themed, dense] = [staticTokens(), themedTokens('light'), densityTokens('compact')].map(
      (tokens) => leavesOf(tokens).length,
    );
    expect(names).toHaveLength((once ?? 0) + 2 * (themed ?? 0) + 2 * (dense ?? 0));
    expect(new Set(names).size).toBe((once ?? 0) + (themed ?? 0) + (dense ?? 0));
  });
});

describe('figma-variables.json', () => {
  const { variableCollections, variableModes, variables, variableModeValues } = figmaVariables();

  it('has a value of every variable in every mode of its collection', () => {
    const modesOf = (collection: string) =>
      variableModes.filter(({ variableCollectionId }) => variableCollectionId === collection).map(({ id }) => id);
    const wanted = variables.flatMap(({ id, variableCollectionId }) =>
      modesOf(variableCollectionId).map((mode) => `${id} ${mode}`),
    );
    expect(variableModeValues.map(({ variableId, modeId }) => `${variableId} ${modeId}`)).toEqual(wanted);
    expect(variableModeValues.filter(({ value }) => value === undefined)).toEqual([]);
    expect(variableCollections.map(({ name }) => name)).toEqual(['Color', 'Scale', 'Density']);
  });

  it('leads back to the custom property that the code uses', () => {
    const css = tokensCss();
    const lost = variables.filter(({ codeSyntax }) => !css.includes(`${codeSyntax.WEB.slice(4, -1)}: `));
    expect(lost).toEqual([]);
  });
});
