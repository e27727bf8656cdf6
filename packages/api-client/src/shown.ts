/** What turns the text behind it around without being seen (the same as in `withoutBidiControls` of the domain, which is not imported here). */
const CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** The same in JSON, where they may also be escaped. */
const IN_JSON = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]|\\u(?:061c|200[ef]|202[a-e]|206[6-9])/iu;

/**
 * Messages and drafts keep theirs: right-to-left mail needs them, and they stand in paragraphs of their own, which nothing reaches out of.
 * What a person writes goes back to the server as it was.
 */
const BODIES: ReadonlySet<string> = new Set(['content', 'html', 'formerText']);

/**
 * A body of JSON as screens show it: names, notes, subjects and names of files without bidirectional controls, by which `exe.pdf` could be
 * made of `fdp.exe`. The server keeps what came. All that is shown comes through here, and hardly any answer has one.
 */
export const shownBody = <Body>(json: string): Body =>
  IN_JSON.test(json)
    ? JSON.parse(json, (name, value: unknown) => (BODIES.has(name) ? value : shown(value)))
    : JSON.parse(json);

const shown = (value: unknown): unknown => (typeof value === 'string' ? value.replace(CONTROLS, '') : value);
