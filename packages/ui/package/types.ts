import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { manifests } from './manifests.ts';

const specifier = /(from |import\()(['"])([^'"]+)\2/g;

/** `../Icon` → `../Icon/index.js`: declarations that every kind of module resolution reads. */
function withExtension(file: string, path: string): string {
  const target = join(dirname(file), path);
  if (existsSync(`${target}.d.ts`)) return `${path}.js`;
  if (existsSync(join(target, 'index.d.ts'))) return `${path}/index.js`;
  return path;
}

/** `@concordia/domain/phone` → its declarations, which are copied beside ours. `null` for other packages. */
function domainFile(name: string, types: string): string | null {
  const own = manifests.domain.name;
  if (!name.startsWith(own)) return null;
  const target = manifests.domain.exports[`.${name.slice(own.length)}`]?.types;
  if (target === undefined) throw new Error(`${name} is no export of the domain package`);
  return join(types, 'domain', target.replace(/\.ts$/, '.js'));
}

/** Copies the declarations of `from` (`ui/src`, `domain/src`) into the package, so that they need no bundler to resolve. */
export function writeTypes(from: string, folder: string): void {
  const types = join(folder, 'types');
  for (const place of ['ui', 'domain']) {
    for (const path of globSync('src/**/*.d.ts', { cwd: join(from, place) })) {
      const file = join(from, place, path);
      const target = join(types, place, path);
      const text = readFileSync(file, 'utf8').replaceAll(
        specifier,
        (_match, keyword: string, quote: string, name: string) => {
          const inDomain = domainFile(name, types);
          const found = inDomain === null ? name : `./${relative(dirname(target), inDomain)}`;
          return `${keyword}${quote}${found === name && name.startsWith('.') ? withExtension(file, name) : found}${quote}`;
        },
      );
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, text);
    }
  }
}
