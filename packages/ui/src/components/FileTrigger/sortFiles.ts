/** What a field for files takes. */
export interface FileRules {
  /** Extensions or media types: `['.mbox', 'image/*']`. Without them, any. */
  accept?: readonly string[];
  /** Most bytes of one file. */
  maxBytes?: number;
  allowsMultiple: boolean;
}

export type Refused = { file: File; reason: 'kind' | 'size' | 'count' };

interface SortedFiles {
  taken: File[];
  refused: Refused[];
}

function isOfKind({ name, type }: File, kind: string): boolean {
  if (kind.startsWith('.')) return name.toLowerCase().endsWith(kind.toLowerCase());
  return kind.endsWith('/*') ? type.startsWith(kind.slice(0, -1)) : type === kind;
}

function faultOf(file: File, { accept, maxBytes }: FileRules): Refused['reason'] | null {
  if (accept && accept.length > 0 && !accept.some((kind) => isOfKind(file, kind))) return 'kind';
  return maxBytes !== undefined && file.size > maxBytes ? 'size' : null;
}

/** The same file chosen twice is one file: browsers tell nothing more of it than this. */
const isSame = (one: File, another: File): boolean =>
  one.name === another.name && one.size === another.size && one.lastModified === another.lastModified;

/**
 * Adds newly chosen files to those that are there already. System dialogs let people choose what they were asked not to.
 *
 * @param before what was chosen earlier. Where only one goes, a new one takes its place.
 */
export function sortFiles(before: readonly File[], chosen: readonly File[], rules: FileRules): SortedFiles {
  const refused: Refused[] = [];
  const fitting: File[] = [];
  for (const file of chosen) {
    const reason = faultOf(file, rules);
    if (reason) refused.push({ file, reason });
    else if (!rules.allowsMultiple && fitting.length > 0) refused.push({ file, reason: 'count' });
    else fitting.push(file);
  }
  if (!rules.allowsMultiple) return { taken: fitting.length > 0 ? fitting : [...before], refused };
  const fresh = fitting.filter((file) => !before.some((known) => isSame(known, file)));
  return { taken: [...before, ...fresh], refused };
}
