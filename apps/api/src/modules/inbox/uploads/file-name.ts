/** The longest name that is kept, in UTF-16 units; file systems take 255 bytes. */
const LONGEST = 200;

/**
 * A file's name as others may see it: without the path that some programs give along, and without what no keyboard types. Where it is too
 * long its ending stays, by which programs know what it is.
 */
export function cleanFileName(written: string): string {
  const last = written.toWellFormed().split(/[/\\]/).at(-1) ?? '';
  const name = last.replace(/[\p{Cc}\p{Cf}]/gu, '_').trim();
  if (name === '' || /^\.+$/.test(name)) return 'file';
  if (name.length <= LONGEST) return name;
  const ending = /\.[^.]{1,20}$/.exec(name)?.[0] ?? '';
  return `${name.slice(0, LONGEST - ending.length)}${ending}`.toWellFormed();
}
