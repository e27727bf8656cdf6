import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFiles, textOf } from './sources.ts';

/** The values of `transition` and `transitionDuration` in a style sheet, which may run over several lines. */
const transitionsIn = (text: string): string[] =>
  [...text.matchAll(/\btransition(?:Duration)?:\s*(`[^`]*`|'[^']*'|duration\.\w+)/g)].map(([, value = '']) => value);

const isReducible = (value: string): boolean => {
  const parts = value.split(/,(?![^(]*\))/).map((part) => part.trim());
  return value === "'none'" || parts.every((part) => /\bduration\.(?:quick|calm|travel)\b/.test(part));
};

describe('motion', () => {
  // The page of foundations shows each duration by a variable.
  const sheets = projectFiles().filter((file) =>
    /^(?:apps|packages)\/\w+\/src\/(?!foundations).*(?:\.css|entrance)\.ts$/.test(file),
  );

  it('takes each duration of a transition from a token, which reduced motion makes zero', () => {
    const found = sheets.flatMap((file) => transitionsIn(textOf(file)).map((value) => ({ file, value })));
    expect(found.length).toBeGreaterThan(25);
    expect(found.filter(({ value }) => !isReducible(value))).toEqual([]);
  });

  it('asks what the reader prefers wherever a script animates', () => {
    const scripts = projectFiles().filter(
      (file) => /^packages\/ui\/src\/.*\.tsx?$/.test(file) && !/stories/.test(file),
    );
    const animating = scripts.filter((file) => /\.animate\(/.test(textOf(file)));
    expect(animating.length).toBeGreaterThan(0);
    const isAsked = (file: string) =>
      scripts.some((other) => dirname(other) === dirname(file) && /reduced|usePausable/i.test(textOf(other)));
    expect(animating.filter((file) => !isAsked(file))).toEqual([]);
  });

  it.each([
    ['`opacity ${duration.quick} ${easing.out}, scale ${duration.calm} ${easing.out}`', true],
    ['`opacity 200ms ease`', false],
    ['`opacity ${duration.quick}, scale 1s`', false],
  ])('%s is reducible: %s', (value, reducible) => {
    expect(isReducible(value)).toBe(reducible);
  });
});
