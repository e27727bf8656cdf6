import type { OutgoingTemplate } from '../port/adapter.js';
import type { Form } from './account.js';

/**
 * `ContentSid` and `ContentVariables` in place of `Body` (twilio.com/docs/content/using-variables-with-content-api): a JSON object of texts by the
 * name of their placeholder, left out where there are none.
 *
 * @returns `null` for a template of another provider.
 */
export function templateForm({ reference, values }: OutgoingTemplate): Form | null {
  if (reference === undefined) return null;
  const variables = Object.fromEntries(values.map(({ name, text }) => [name, text]));
  return { ContentSid: reference, ...(values.length > 0 && { ContentVariables: JSON.stringify(variables) }) };
}
