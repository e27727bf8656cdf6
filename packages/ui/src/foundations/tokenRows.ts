import { leavesOf, tokenName } from '../theme/tokenName';
import { densityTokens, staticTokens, themedTokens } from '../theme/tokens';

export interface TokenRow {
  /** As code has it: `vars.color.ink`. */
  name: string;
  /** As any page has it: `var(--c-color-ink)`. */
  property: string;
  /** One value, or one of each mode. */
  values: readonly string[];
}

/** Tokens that have other values in another mode. */
function withModes(...modes: readonly object[]): TokenRow[] {
  const all = modes.map((mode) => leavesOf(mode));
  return (all[0] ?? []).map(({ path }, index) => ({
    name: ['vars', ...path].join('.'),
    property: `var(--${tokenName(path)})`,
    values: all.map((leaves) => leaves[index]?.value ?? ''),
  }));
}

/** Every token, in the order of the files. */
export const tokenRows = (): TokenRow[] => [
  ...withModes(themedTokens('light'), themedTokens('dark')),
  ...withModes(densityTokens('comfortable'), densityTokens('compact')),
  ...withModes(staticTokens()),
];
