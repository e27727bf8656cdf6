/** Longest stored name, in UTF-16 units; file systems allow 255 bytes. */
const LONGEST = 200;

/** A safe file name: without the path some programs include and without control characters. If it is too long, the extension is kept. */
export function cleanFileName(written: string): string {
  const last = written.toWellFormed().split(/[/\\]/).at(-1) ?? '';
  const name = last.replace(/[\p{Cc}\p{Cf}]/gu, '_').trim();
  if (name === '' || /^\.+$/.test(name)) return 'file';
  if (name.length <= LONGEST) return name;
  const ending = /\.[^.]{1,20}$/.exec(name)?.[0] ?? '';
  return `${name.slice(0, LONGEST - ending.length)}${ending}`.toWellFormed();
}
