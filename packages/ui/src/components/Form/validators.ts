/** A rule of a text field, for its `validate`: what is wrong, or `null`. */
type Rule = (text: string) => string | null;

/** There must be something besides spaces. */
export const needed =
  (message: string): Rule =>
  (text) =>
    text.trim() === '' ? message : null;

/** An address of the web, by itself complete: `https://example.org`. */
export const webAddress =
  (message: string): Rule =>
  (text) => {
    const url = URL.parse(text.trim());
    return url !== null && /^https?:$/.test(url.protocol) ? null : message;
  };

/** The rule counts only where there is something. */
export const optional =
  (rule: Rule): Rule =>
  (text) =>
    text.trim() === '' ? null : rule(text);
