import { themeClass } from './themeClass';
import { leavesOf, tokenName } from './tokenName';
import { densityTokens, staticTokens, themedTokens } from './tokens';

const declarations = (tokens: object): string[] =>
  leavesOf(tokens).map(({ path, value }) => `  --${tokenName(path)}: ${value};`);

const rule = (selector: string, lines: readonly string[]) => `${selector} {\n${lines.join('\n')}\n}\n`;

/** Durations that reduced motion makes zero: those of what moves. */
const moving = ['quick', 'calm', 'travel'];

/** All tokens as custom properties, for pages that do not use the components: themes by a class on `<html>`, density by `data-density`. */
export function tokensCss(): string {
  const still = moving.map((name) => `    --${tokenName(['duration', name])}: 0ms;`);
  return [
    '/* Design tokens of Concordia. Generated; do not edit. */\n',
    rule(':root', declarations({ ...staticTokens(), ...densityTokens('comfortable') })),
    rule('[data-density="compact"]', declarations(densityTokens('compact'))),
    rule(`:root,\n.${themeClass.light}`, ['  color-scheme: light;', ...declarations(themedTokens('light'))]),
    rule(`.${themeClass.dark}`, ['  color-scheme: dark;', ...declarations(themedTokens('dark'))]),
    `@media (prefers-reduced-motion: reduce) {\n  :root {\n${still.join('\n')}\n  }\n}\n`,
  ].join('\n');
}
