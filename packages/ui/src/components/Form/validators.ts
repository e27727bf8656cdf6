/** A validation rule for text fields: returns an error message or `null`. */
type Rule = (text: string) => string | null;

/** Rejects text that is only whitespace. */
export const needed =
  (message: string): Rule =>
  (text) =>
    text.trim() === '' ? message : null;

/** Requires an absolute web address: `https://example.org`. */
export const webAddress =
  (message: string): Rule =>
  (text) => {
    const url = URL.parse(text.trim());
    return url !== null && /^https?:$/.test(url.protocol) ? null : message;
  };

export const optional =
  (rule: Rule): Rule =>
  (text) =>
    text.trim() === '' ? null : rule(text);
