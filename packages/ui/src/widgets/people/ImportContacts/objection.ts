export type Objection = 'empty' | 'archive' | 'spreadsheet' | 'several';

const refusals: readonly { ending: RegExp; objection: Objection }[] = [
  { ending: /\.(zip|tgz|tar|gz|bz2|xz|7z|rar)$/i, objection: 'archive' },
  { ending: /\.(xlsx?|xlsm|ods|numbers)$/i, objection: 'spreadsheet' },
];

/** Why files cannot be an address book, judged by name and size; `null` if they may be. The server checks the content. */
export function objectionTo(files: readonly Pick<File, 'name' | 'size'>[]): Objection | null {
  const [file] = files;
  if (file === undefined) return null;
  if (files.length > 1) return 'several';
  return file.size === 0 ? 'empty' : (refusals.find(({ ending }) => ending.test(file.name))?.objection ?? null);
}
