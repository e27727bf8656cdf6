import { posix } from 'node:path';
import { importsOf } from './sources.ts';

const MODULES = 'apps/api/src/modules/';

/** A context of the API → the contexts that it may import. The whole table: what is not named is forbidden. Nothing imports the demo. */
export const CONTEXTS: Readonly<Record<string, readonly string[]>> = {
  platform: ['delivery', 'hub'],
  channels: ['day', 'delivery', 'hub', 'platform'],
  day: ['hub', 'platform'],
  delivery: ['channels', 'day', 'hub', 'inbox', 'insight', 'people', 'platform'],
  hub: ['channels', 'day', 'inbox', 'people', 'platform'],
  inbox: ['channels', 'day', 'delivery', 'hub', 'insight', 'people', 'platform'],
  insight: ['channels', 'day', 'delivery', 'hub', 'inbox', 'platform'],
  intake: ['channels', 'day', 'delivery', 'hub', 'inbox', 'insight', 'people', 'platform'],
  people: ['channels', 'delivery', 'hub', 'inbox', 'platform'],
  demo: ['channels', 'day', 'delivery', 'hub', 'inbox', 'insight', 'intake', 'people', 'platform'],
};

/** An import of one module folder, `inbox/messages`, by another. */
export interface FolderImport {
  readonly from: string;
  readonly to: string;
}

/** `inbox/messages` of a file below it; the context alone where the file stands in no capability. */
const folderOf = (file: string): string | null =>
  file.startsWith(MODULES) ? posix.dirname(file.slice(MODULES.length)).split('/').slice(0, 2).join('/') : null;

/** Imports that lead from one module folder into another. */
export function folderImportsIn(file: string, text: string): FolderImport[] {
  const from = folderOf(file);
  if (from === null) return [];
  return importsOf(text).flatMap((specifier) => {
    if (!specifier.startsWith('.')) return [];
    const to = folderOf(posix.normalize(posix.join(posix.dirname(file), specifier)));
    return to === null || to === from ? [] : [{ from, to }];
  });
}

const contextOf = (folder: string): string => folder.split('/')[0] ?? folder;

/** @returns what forbids the import, or `null` when it is fine. */
export function contextObjectionTo({ from, to }: FolderImport): string | null {
  const [context, target] = [contextOf(from), contextOf(to)];
  if (context === target) return null;
  const permitted = CONTEXTS[context];
  if (permitted === undefined) return `${context} is not in the table of contexts`;
  return permitted.includes(target) ? null : `${from} may not import ${to}: ${context} knows ${permitted.join(', ')}`;
}

/**
 * Folders that import each other, directly or around: the strongly connected components of more than one (Tarjan 1972).
 *
 * @returns each sorted.
 */
export function cyclesIn(imports: readonly FolderImport[]): string[][] {
  const targets = Map.groupBy(imports, ({ from }) => from);
  const order = new Map<string, number>();
  const open: string[] = [];
  const found: string[][] = [];

  const visit = (folder: string): number => {
    const index = order.size;
    order.set(folder, index);
    open.push(folder);
    let low = index;
    for (const { to } of targets.get(folder) ?? []) {
      if (!order.has(to)) low = Math.min(low, visit(to));
      else if (open.includes(to)) low = Math.min(low, order.get(to) ?? low);
    }
    if (low === index) {
      const component = open.splice(open.indexOf(folder));
      if (component.length > 1) found.push(component.toSorted());
    }
    return low;
  };

  for (const folder of targets.keys()) if (!order.has(folder)) visit(folder);
  return found;
}
