import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { themedVars } from './contract.css';
// The light theme also applies to `:root`, with equal specificity, so it must come first.
import './light.css';
import { layers } from './layers.css';
import { themeClass } from './themeClass';
import { themedTokens } from './tokens';

const selector = `.${themeClass.dark}`;

createGlobalTheme(selector, themedVars, { '@layer': layers.theme, ...themedTokens('dark') });

globalStyle(selector, { '@layer': { [layers.theme]: { colorScheme: 'dark' } } });
