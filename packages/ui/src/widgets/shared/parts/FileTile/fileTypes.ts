import type { IconName } from '../../../../components/Icon';

/** Pictures that browsers draw without running anything. SVG is not among them, because it can carry scripts. */
const PICTURES: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif']);

const typeOf = (contentType: string): string => contentType.split(';', 1)[0]?.trim().toLowerCase() ?? '';

/** Whether the type is that of a picture that can be shown. */
export const isPicture = (contentType: string): boolean => PICTURES.has(typeOf(contentType));

export const isPdf = (contentType: string): boolean => typeOf(contentType) === 'application/pdf';

const ICONS: readonly (readonly [types: RegExp, icon: IconName])[] = [
  [/^image\//, 'image'],
  [/^(?:audio|video)\//, 'play'],
  [/^application\/(?:zip|gzip|x-(?:tar|7z|rar)|vnd\.rar)/, 'archive'],
  [/^text\/calendar$/, 'calendar'],
  [/^(?:text\/|application\/(?:pdf|rtf|msword|vnd\.(?:openxmlformats|oasis|ms-)))/, 'file-text'],
];

/** The icon of a file's kind. */
export function fileIcon(contentType: string): IconName {
  const type = typeOf(contentType);
  return ICONS.find(([types]) => types.test(type))?.[1] ?? 'file';
}
