import { createGlobalTheme, createGlobalThemeContract } from '@vanilla-extract/css';
import { layers } from './layers.css';
import { tokenName } from './tokenName';
import { densityTokens, staticTokens, themedTokens } from './tokens';

/** `vars.space.md` → `--c-space-md`: readable in devtools, and stable for charts rendered elsewhere. */
const name = (_value: string | null, path: string[]) => tokenName(path);

/** Custom properties that differ between themes. Typed by the token builder, so a theme that lacks a token does not compile. */
export const themedVars = createGlobalThemeContract(themedTokens('light'), name);

const staticVars = createGlobalThemeContract(staticTokens(), name);

const densityVars = createGlobalThemeContract(densityTokens('comfortable'), name);

createGlobalTheme(':root', staticVars, { '@layer': layers.theme, ...staticTokens() });

createGlobalTheme(':root', densityVars, { '@layer': layers.theme, ...densityTokens('comfortable') });
createGlobalTheme('[data-density="compact"]', densityVars, { '@layer': layers.theme, ...densityTokens('compact') });

export const vars = { ...staticVars, ...themedVars, ...densityVars };
