import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { parse, sourceFiles, textOf } from './sources.ts';

/*
 * What most workspaces never use is not loaded when the server starts: it is imported where it is first needed. These libraries take 1 to 10 MB of an
 * idle process each.
 */

const LOADED_LATER = /^(?:@mikro-orm\/|@modelcontextprotocol\/|imapflow$|nodemailer)/;

/** Loaded as soon as the settings are read. */
const ENTRIES = ['apps/api/src/main.ts', 'apps/api/src/app/create-app.ts'];

/** What is loaded together with a module: neither types nor what it imports later. */
function loadedWith(file: string): string[] {
  return parse(file, textOf(file)).statements.flatMap((statement) => {
    const isImport = ts.isImportDeclaration(statement);
    if (!isImport && !ts.isExportDeclaration(statement)) return [];
    const { moduleSpecifier } = statement;
    if (moduleSpecifier === undefined || !ts.isStringLiteral(moduleSpecifier) || isForTypes(statement)) return [];
    return [moduleSpecifier.text];
  });
}

function isForTypes(statement: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(statement)) return statement.isTypeOnly;
  const clause = statement.importClause;
  if (clause === undefined) return false;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const names = clause.namedBindings;
  return (
    clause.name === undefined &&
    names !== undefined &&
    ts.isNamedImports(names) &&
    names.elements.length > 0 &&
    names.elements.every(({ isTypeOnly }) => isTypeOnly)
  );
}

/** Where a specifier leads within the sources: to files of ours, or `null` for a library. Of a package of ours, everything below its folder counts. */
function sourcesOf(from: string, specifier: string, all: ReadonlySet<string>): string[] | null {
  if (specifier.startsWith('.')) {
    const file = normalize(join(dirname(from), specifier)).replace(/\.js$/, '.ts');
    return all.has(file) ? [file] : [];
  }
  const [, name, entry] = /^@concordia\/([^/]+)(?:\/(.+))?$/.exec(specifier) ?? [];
  if (name === undefined) return null;
  const folder = `packages/${name}/src/${entry === undefined ? '' : `${entry}/`}`;
  return [`${folder}index.ts`, `${folder.slice(0, -1)}.ts`].filter((file) => all.has(file));
}

test('a server that starts loads no library that it may never need', () => {
  const all = new Set(sourceFiles());
  const seen = new Set<string>(ENTRIES);
  const found: string[] = [];
  for (const file of seen) {
    for (const specifier of loadedWith(file)) {
      const sources = sourcesOf(file, specifier, all);
      if (sources === null && LOADED_LATER.test(specifier)) found.push(`${file}: ${specifier}`);
      for (const source of sources ?? []) seen.add(source);
    }
  }
  expect(seen.size).toBeGreaterThan(500);
  expect(found).toEqual([]);
});
