export interface FileRules {
  /** Extensions or media types: `['.mbox', 'image/*']`. Defaults to any. */
  accept?: readonly string[];
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

/** The only properties by which browsers let us recognize the same file. */
const isSame = (one: File, another: File): boolean =>
  one.name === another.name && one.size === another.size && one.lastModified === another.lastModified;

/**
 * Adds newly selected files to the existing ones. Checks the rules, because system dialogs let users override `accept`.
 *
 * @param before the existing files. In a single-file field a new file replaces them.
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
