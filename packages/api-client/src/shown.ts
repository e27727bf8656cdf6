/** Bidirectional control characters, which reorder text invisibly (as in the domain's `withoutBidiControls`, which is not imported here). */
const CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** The same in JSON, where they may be escaped. */
const IN_JSON = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]|\\u(?:061c|200[ef]|202[a-e]|206[6-9])/iu;

/**
 * Message and draft bodies keep them: right-to-left emails need them, and they are shown in separate paragraphs, which contain the effect. Edited
 * text must return to the server unchanged.
 */
const BODIES: ReadonlySet<string> = new Set(['content', 'html', 'formerText']);

/**
 * Removes bidirectional controls from names, notes, subjects and file names, where they could disguise `fdp.exe` as `exe.pdf`. The server keeps the
 * original. Every response passes through here, and hardly any contains one.
 */
export const shownBody = <Body>(json: string): Body =>
  IN_JSON.test(json)
    ? JSON.parse(json, (name, value: unknown) => (BODIES.has(name) ? value : shown(value)))
    : JSON.parse(json);

const shown = (value: unknown): unknown => (typeof value === 'string' ? value.replace(CONTROLS, '') : value);
