/** A file name in the part that may be cut and the extension that stays readable, its dot included; `''` if there is none. */
export function nameParts(fileName: string): readonly [stem: string, extension: string] {
  const extension = /(?<=[^.\s])\.[^.\s]{1,8}$/u.exec(fileName)?.[0] ?? '';
  return [fileName.slice(0, fileName.length - extension.length), extension];
}
