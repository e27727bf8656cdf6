import type { DirectoryDropItem, DropItem, FileDropItem } from 'react-aria-components';

const isFile = (item: DropItem): item is FileDropItem => item.kind === 'file';
const isDirectory = (item: DropItem): item is DirectoryDropItem => item.kind === 'directory';

async function filesIn(directory: DirectoryDropItem): Promise<File[]> {
  const found: File[] = [];
  for await (const entry of directory.getEntries()) found.push(...(await filesOf(entry)));
  return found;
}

/** Returns a dropped file, or all files in a folder, at any depth. Text and links yield none. */
async function filesOf(item: DropItem): Promise<File[]> {
  if (isFile(item)) return [await item.getFile()];
  if (isDirectory(item)) return filesIn(item);
  return [];
}

/**
 * Returns all dropped files, with folders expanded, in drop order.
 *
 * @throws the browser's error if a file has vanished or cannot be read.
 */
export async function droppedFiles(items: readonly DropItem[]): Promise<File[]> {
  // Starts all reads at once: after the drop event the browser releases items not yet requested.
  const lists = await Promise.all(items.map(filesOf));
  return lists.flat();
}
