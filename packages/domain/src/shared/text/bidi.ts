/** Marks, embeddings, overrides and isolates of the bidirectional algorithm: U+200E, U+200F, U+061C, U+202A to U+202E, U+2066 to U+2069. */
const BIDI_CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/**
 * Strips invisible direction controls from a displayed name, so that `fdp.exe` cannot be disguised as `exe.pdf`. Right-to-left scripts need none of
 * them inside a name.
 */
export const withoutBidiControls = (text: string): string => text.replace(BIDI_CONTROLS, '');
