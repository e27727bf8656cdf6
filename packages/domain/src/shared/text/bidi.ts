/** Marks, embeddings, overrides and isolates of the bidirectional algorithm: U+200E, U+200F, U+061C, U+202A to U+202E, U+2066 to U+2069. */
const BIDI_CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/**
 * A name as screens show it: without the invisible characters that turn what follows them around, so that `exe.pdf` is not read where
 * `fdp.exe` stands. Scripts that run from right to left need none of them inside a name.
 */
export const withoutBidiControls = (text: string): string => text.replace(BIDI_CONTROLS, '');
