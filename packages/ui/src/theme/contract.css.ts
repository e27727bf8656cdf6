import { createGlobalTheme, createGlobalThemeContract } from '@vanilla-extract/css';
import { layers } from './layers.css';
import { staticTokens, themedTokens } from './tokens';

/** `vars.space.md` → `--c-space-md`: readable in the inspector, and stable enough for charts drawn elsewhere. */
const name = (_value: string | null, path: string[]) =>
  `c-${path
    .join('-')
    .replace(/([A-Z])/g, '-$1')
    .toLowerCase()}`;

/** Custom properties that differ between themes. Its type is the token builder's, so a theme that lacks a token does not compile. */
export const themedVars = createGlobalThemeContract(themedTokens('light'), name);

/** Custom properties that are the same in every theme. */
const staticVars = createGlobalThemeContract(staticTokens(), name);

createGlobalTheme(':root', staticVars, { '@layer': layers.theme, ...staticTokens() });

/** Every token, by what it is for. */
export const vars = { ...staticVars, ...themedVars };
