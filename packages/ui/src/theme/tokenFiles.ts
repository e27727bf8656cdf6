import { designTokens, jsonOf, tokenResolver } from './designTokens';
import { figmaVariables } from './figmaVariables';
import { tokensCss } from './tokensCss';

export interface TokenFile {
  name: string;
  /** Media type. */
  type: string;
  text: () => string;
}

/** The tokens as files, all from the same data. They are committed beside this one and part of the package. */
export const tokenFiles: readonly TokenFile[] = [
  { name: 'tokens.css', type: 'text/css', text: tokensCss },
  { name: 'tokens.json', type: 'application/json', text: () => jsonOf(designTokens()) },
  { name: 'tokens.resolver.json', type: 'application/json', text: () => jsonOf(tokenResolver()) },
  { name: 'figma-variables.json', type: 'application/json', text: () => jsonOf(figmaVariables()) },
];
