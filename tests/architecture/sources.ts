import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** The folder that holds package.json. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Nothing changes while the rules are looked at: what was read, listed or parsed for one of them is there for the next. */
function remembered<Made>(make: (key: string) => Made): (key: string) => Made {
  const known = new Map<string, Made>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const made = make(key);
    known.set(key, made);
    return made;
  };
}

const listedIn = remembered((folder: string): readonly string[] => {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const names = listed.split('\0').filter((name) => name !== '' && existsSync(join(folder, name)));
  return [...new Set(names)].sort();
});

/** Every file that is, or is about to be, in version control: paths from the root, sorted. */
export const projectFiles = (): readonly string[] => listedIn(root);

/** @param file a path from the root. */
export const textOf = remembered((file: string): string => readFileSync(join(root, file), 'utf8'));

const isSource = (file: string): boolean => /\.(ts|tsx|mts|mjs)$/.test(file) && !file.endsWith('.d.ts');

/** The TypeScript and JavaScript of packages and apps, generated code included. */
export const sourceFiles = (): string[] =>
  projectFiles().filter((file) => /^(packages|apps)\//.test(file) && isSource(file));

/**
 * What a source file imports: static, dynamic, re-exported and type imports alike.
 *
 * @returns the module specifiers as written.
 */
export function importsOf(text: string): string[] {
  const { importedFiles } = ts.preProcessFile(text, true, true);
  return importedFiles.map((imported) => imported.fileName);
}

const trees = new Map<string, ts.SourceFile>();

/** A syntax tree with parents set, for rules that names alone cannot express. */
export function parse(file: string, text: string): ts.SourceFile {
  const known = trees.get(file);
  if (known?.text === text) return known;
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true);
  trees.set(file, tree);
  return tree;
}
