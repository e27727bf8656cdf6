/** What a file is that cannot be an address book. */
export type Objection = 'empty' | 'archive' | 'spreadsheet' | 'several';

const refusals: readonly { ending: RegExp; objection: Objection }[] = [
  { ending: /\.(zip|tgz|tar|gz|bz2|xz|7z|rar)$/i, objection: 'archive' },
  { ending: /\.(xlsx?|xlsm|ods|numbers)$/i, objection: 'spreadsheet' },
];

/** Why files cannot be an address book, as far as their names and sizes tell; `null` when they may. The server looks inside. */
export function objectionTo(files: readonly Pick<File, 'name' | 'size'>[]): Objection | null {
  const [file] = files;
  if (file === undefined) return null;
  if (files.length > 1) return 'several';
  return file.size === 0 ? 'empty' : (refusals.find(({ ending }) => ending.test(file.name))?.objection ?? null);
}
