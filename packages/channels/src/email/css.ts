/** Properties that change only the look of text and tables. Deliberately excludes anything that repositions a box. */
const SAFE_PROPERTY =
  /^(?:color|background-color|font|font-(?:family|size|style|weight|variant)|line-height|letter-spacing|word-spacing|text-(?:align|decoration|decoration-line|decoration-color|transform|indent)|white-space|word-break|word-wrap|overflow-wrap|vertical-align|direction|padding(?:-(?:top|right|bottom|left))?|margin(?:-(?:top|right|bottom|left))?|border(?:-(?:top|right|bottom|left))?(?:-(?:width|style|color))?|border-(?:radius|collapse|spacing)|(?:min-|max-)?(?:width|height)|display|list-style(?:-type|-position)?|table-layout|caption-side|empty-cells|opacity|float|clear)$/;
const SAFE_DISPLAY =
  /^(?:none|block|inline|inline-block|list-item|table|inline-table|table-(?:row|cell|row-group|header-group|footer-group|column|column-group|caption))$/;
/** Words, numbers, colors and quoted font names; functions only for colors. No escapes, at-signs or angle brackets. */
const SAFE_VALUE = /^[\p{L}\p{N}\s#%.,'"+\-/()_]*$/u;
const FUNCTION = /([a-z-]*)\(/g;
const SAFE_FUNCTIONS = new Set(['rgb', 'rgba', 'hsl', 'hsla']);
const REMOTE_URL = /url\(\s*(['"]?)((?:https?:)?\/\/[^'")\s]+)\1\s*\)/i;
const NEGATIVE = /(?:^|[\s,(])-\s*[\d.]/;
/** In CSS pixels (or any unit): larger boxes only serve to cover something. */
const MAX_LENGTH = 4000;
const MAX_DECLARATIONS = 200;

export interface FilteredCss {
  /** Safe declarations, each ending with a semicolon; empty if none remain. */
  css: string;
  /** The first remote image requested by a background. */
  remoteUrl: string | null;
}

/** Filters the `style` attribute of email HTML. Drops every declaration not known to be safe. */
export function filterCss(style: string): FilteredCss {
  const safe: string[] = [];
  let remoteUrl: string | null = null;
  for (const declaration of declarations(withoutComments(style)).slice(0, MAX_DECLARATIONS)) {
    const colon = declaration.indexOf(':');
    if (colon <= 0) continue;
    const property = declaration.slice(0, colon).trim().toLowerCase();
    const value = declaration
      .slice(colon + 1)
      .replace(/\s+/g, ' ')
      .replace(/\s*!\s*important/gi, '')
      .trim();
    if (property === 'background' || property === 'background-image') {
      remoteUrl ??= REMOTE_URL.exec(value)?.[2] ?? null;
      const color = property === 'background' ? backgroundColor(value) : null;
      if (color) safe.push(`background-color:${color};`);
    } else if (isSafe(property, value)) safe.push(`${property}:${value};`);
  }
  return { css: safe.join(''), remoteUrl };
}

/** Accepts plain colors, as in `bgcolor` and `<font color>`. */
export function isColor(text: string): boolean {
  return /^(?:#[0-9a-f]{3,8}|[a-z]{3,30}|rgba?\([\d\s.,%/]{1,60}\)|hsla?\([\d\s.,%/a-z]{1,60}\))$/i.test(text.trim());
}

function isSafe(property: string, value: string): boolean {
  if (value === '' || value.length > 500 || !SAFE_PROPERTY.test(property) || !SAFE_VALUE.test(value)) return false;
  const lower = value.toLowerCase();
  if ((lower.split('"').length - 1) % 2 !== 0 || (lower.split("'").length - 1) % 2 !== 0) return false;
  for (const match of lower.matchAll(FUNCTION)) if (!SAFE_FUNCTIONS.has(match[1] ?? '')) return false;
  if (NEGATIVE.test(lower)) return false;
  if (property === 'display' && !SAFE_DISPLAY.test(lower)) return false;
  return (lower.match(/\d+/g) ?? []).every(
    (digits) => property.includes('color') || property === 'font-weight' || Number(digits) <= MAX_LENGTH,
  );
}

function backgroundColor(value: string): string | null {
  const first = value
    .split(' ')
    .find((word) => /^(?:#|rgb|hsl)/i.test(word) || /^(?:white|black|transparent)$/i.test(word));
  return first && isColor(first) ? first : null;
}

function withoutComments(style: string): string {
  let out = style;
  for (let start = out.indexOf('/*'); start >= 0; start = out.indexOf('/*', start)) {
    const end = out.indexOf('*/', start + 2);
    out = end < 0 ? out.slice(0, start) : `${out.slice(0, start)} ${out.slice(end + 2)}`;
    if (out.length > 100_000) return '';
  }
  return out;
}

/** Splits at semicolons outside quotes and parentheses. */
function declarations(style: string): string[] {
  const found: string[] = [];
  let start = 0;
  let depth = 0;
  let quote = '';
  for (let i = 0; i < style.length; i++) {
    const char = style[i] ?? '';
    if (quote !== '') {
      if (char === quote) quote = '';
    } else if (char === '"' || char === "'") quote = char;
    else if (char === '(') depth++;
    else if (char === ')') depth = Math.max(0, depth - 1);
    else if (char === ';' && depth === 0) {
      found.push(style.slice(start, i));
      start = i + 1;
    }
  }
  found.push(style.slice(start));
  return found;
}
