import { describe, expect, test } from 'vitest';
import { projectFiles, textOf } from './sources.ts';

const self = 'tests/architecture/hygiene.test.ts';
const isText = (file: string): boolean => file !== self && !/\.(png|jpg|woff2?|ico|gz|mbox|eml)$/.test(file);

/** An absolute path that only makes sense on one machine. */
const machinePath = /(?<![\w.:~*)}-])\/(?:work|root|home|Users)\/[\w.-]+/;

/** A lock or a text that names a package registry ties everybody to it. */
const registry = /"resolved": "http|\bregistry=(?!\{)|npm\.pkg\.|artifactory|registry\.npmjs/;

/** No pattern reaches over the end of a line, so most files are done with at one look. */
const linesMatching = (pattern: RegExp): string[] =>
  projectFiles()
    .filter((file) => isText(file) && pattern.test(textOf(file)))
    .flatMap((file) =>
      textOf(file)
        .split('\n')
        .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}: ${line.trim().slice(0, 120)}`] : [])),
    );

describe('what is committed belongs to nobody’s machine', () => {
  test('no absolute paths of a machine', () => {
    expect(linesMatching(machinePath)).toEqual([]);
  });

  test('no package registry', () => {
    expect(linesMatching(registry)).toEqual([]);
  });

  test('no secrets', () => {
    expect(
      linesMatching(/-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----|\bghp_\w{30,}|\bsk-\w{30,}|\bAKIA[0-9A-Z]{16}\b/),
    ).toEqual([]);
  });
});

describe('the commands are plain Node until the dependencies are there', () => {
  test('no script imports a package while it is being read', () => {
    // Turbo starts the compiler of messages, once everything is installed.
    const scripts = projectFiles().filter((file) =>
      /^scripts\/(?!templates\/|messages\.mjs|lib\/messages\/).*\.mjs$/.test(file),
    );
    const imports = scripts.flatMap((file) =>
      [...textOf(file).matchAll(/^(?:import|export)\b[^;]*?\bfrom '([^']+)'/gm)].map(
        ([, name = '']) => `${file}: ${name}`,
      ),
    );
    expect(imports.length).toBeGreaterThan(scripts.length);
    expect(imports.filter((line) => !/: (node:|\.)/.test(line))).toEqual([]);
  });
});

describe('a build notices every change', () => {
  test('of the folders that its configuration imports from', () => {
    const folders = projectFiles()
      .filter((file) => file.endsWith('/vite.config.ts'))
      .flatMap((file) => [...textOf(file).matchAll(/ from '\.\/([\w-]+)\//g)].map(([, folder = '']) => folder));
    expect(folders).not.toEqual([]);
    const inputs: string[] = JSON.parse(textOf('turbo.json')).tasks.build.inputs;
    const read = [...textOf('scripts/lib/build.mjs').matchAll(/join\(folder, '([\w-]+)'\)/g)].map(([, name]) => name);
    expect(folders.filter((folder) => !inputs.includes(`${folder}/**`) || !read.includes(folder))).toEqual([]);
  });
});

describe('a clone is the same on every system', () => {
  test('no two paths differ in case only, which are one path on macOS and Windows', () => {
    const folders = new Set(
      projectFiles().flatMap((file) => {
        const names = file.split('/');
        return names.map((_, index) => names.slice(0, index + 1).join('/'));
      }),
    );
    const spellings = Map.groupBy(folders, (path) => path.toLowerCase());
    expect([...spellings.values()].filter((paths) => paths.length > 1)).toEqual([]);
  });
});
