import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { themedVars } from './contract.css';
import { layers } from './layers.css';
import { themeClass } from './themeClass';
import { themedTokens } from './tokens';

const selector = `:root, .${themeClass.light}`;

createGlobalTheme(selector, themedVars, { '@layer': layers.theme, ...themedTokens('light') });

globalStyle(selector, { '@layer': { [layers.theme]: { colorScheme: 'light' } } });
