import type { DirectoryDropItem, DropItem, FileDropItem } from 'react-aria-components';

const isFile = (item: DropItem): item is FileDropItem => item.kind === 'file';
const isDirectory = (item: DropItem): item is DirectoryDropItem => item.kind === 'directory';

async function filesIn(directory: DirectoryDropItem): Promise<File[]> {
  const found: File[] = [];
  for await (const entry of directory.getEntries()) found.push(...(await filesOf(entry)));
  return found;
}

/** The files of one dropped thing: itself, or all those inside a folder, however deep. Text and links have none. */
async function filesOf(item: DropItem): Promise<File[]> {
  if (isFile(item)) return [await item.getFile()];
  if (isDirectory(item)) return filesIn(item);
  return [];
}

/**
 * All files of a drop, folders opened, in the order in which they were dropped.
 *
 * @throws what the browser throws when a file vanished or may not be read.
 */
export async function droppedFiles(items: readonly DropItem[]): Promise<File[]> {
  // All reading starts at once: after the drop event the browser lets go of what nobody has asked for.
  const lists = await Promise.all(items.map(filesOf));
  return lists.flat();
}
