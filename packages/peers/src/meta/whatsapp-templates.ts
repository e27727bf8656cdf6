/** A submitted template of the account, with its approval status. */
export interface Template {
  readonly name: string;
  readonly language: string;
  readonly category: 'MARKETING' | 'UTILITY' | 'AUTHENTICATION';
  readonly status: 'APPROVED' | 'REJECTED' | 'PENDING';
  readonly body: string;
  readonly footer?: string;
  /** The text of a header. */
  readonly header?: string;
  /** The media type of a header without text. */
  readonly headerFormat?: 'IMAGE' | 'DOCUMENT' | 'LOCATION';
  readonly buttons?: readonly TemplateButton[];
  /** What the placeholders were submitted with, by their name. */
  readonly examples?: Readonly<Record<string, string>>;
}

export interface TemplateButton {
  readonly text: string;
  /** May end with a placeholder. */
  readonly url: string;
}

const FOLLOW_UP = { name: 'follow_up', category: 'UTILITY', status: 'APPROVED' } as const;

export const TEMPLATES: readonly Template[] = [
  { name: 'hello_world', language: 'en_US', category: 'UTILITY', status: 'APPROVED', body: 'Hello World' },
  { ...FOLLOW_UP, language: 'en', body: 'Hello {{1}}, may we come back to your question?' },
  {
    ...FOLLOW_UP,
    language: 'en_US',
    body: 'Hello {{1}}, may we come back to your question?',
    footer: 'Answer STOP to end',
  },
  {
    name: 'appointment',
    language: 'en_US',
    category: 'UTILITY',
    status: 'APPROVED',
    body: 'Hello {{1}}, we look forward to seeing you on {{2}} at {{3}}.',
  },
  { name: 'summer_sale', language: 'en_US', category: 'MARKETING', status: 'REJECTED', body: 'Everything must go' },
  {
    name: 'catalog',
    language: 'en_US',
    category: 'MARKETING',
    status: 'APPROVED',
    body: 'Our new catalog is here.',
    headerFormat: 'IMAGE',
  },
  {
    name: 'order_shipped',
    language: 'en',
    category: 'UTILITY',
    status: 'APPROVED',
    header: 'Order {{order_number}}',
    body: 'Hello {{customer_name}}, your order left us on {{day}}.',
    buttons: [{ text: 'Track it', url: 'https://track.example/{{1}}' }],
    examples: { order_number: '4711', customer_name: 'Ada', day: 'Monday' },
  },
  {
    name: 'invoice',
    language: 'en',
    category: 'UTILITY',
    status: 'APPROVED',
    body: 'Hello {{1}}, here is the invoice for {{2}}.',
    headerFormat: 'DOCUMENT',
    examples: { 1: 'Ada', 2: 'October' },
  },
  { ...FOLLOW_UP, name: 'directions', language: 'en', body: 'This is how you find us.', headerFormat: 'LOCATION' },
];

/** The distinct names between {{ and }}. */
export const placeholdersOf = (text = ''): readonly string[] => [
  ...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name)),
];

export const isNumbered = (name: string): boolean => /^\d+$/.test(name);

/**
 * A page of `GET /{business account}/message_templates`.
 *
 * @param after the cursor of the previous page, which is the number of templates before this one.
 */
export function templatePage(status: string | null, limit: number, after: number): object {
  const all = TEMPLATES.filter((one) => status === null || one.status === status);
  const page = all.slice(after, after + limit);
  const end = after + page.length;
  return {
    data: page.map((template, index) => ({
      id: String(1_000 + after + index),
      name: template.name,
      language: template.language,
      category: template.category,
      status: template.status,
      parameter_format: placeholdersOf(template.body).every(isNumbered) ? 'POSITIONAL' : 'NAMED',
      components: componentsOf(template),
    })),
    paging: { cursors: { before: String(after), after: String(end) }, ...(end < all.length && { next: 'more' }) },
  };
}

function componentsOf({ header, headerFormat, body, footer, buttons, examples = {} }: Template): readonly object[] {
  return [
    ...(headerFormat === undefined ? [] : [{ type: 'HEADER', format: headerFormat }]),
    ...(header === undefined ? [] : [{ type: 'HEADER', format: 'TEXT', ...textWith('header', header, examples) }]),
    { type: 'BODY', ...textWith('body', body, examples) },
    ...(footer === undefined ? [] : [{ type: 'FOOTER', text: footer }]),
    ...(buttons === undefined ? [] : [{ type: 'BUTTONS', buttons: buttons.map((one) => ({ type: 'URL', ...one })) }]),
  ];
}

function textWith(part: 'header' | 'body', text: string, examples: NonNullable<Template['examples']>): object {
  const names = placeholdersOf(text).filter((name) => Object.hasOwn(examples, name));
  if (names.length === 0) return { text };
  const values = names.map((name) => examples[name]);
  const named = names.map((name) => ({ param_name: name, example: examples[name] }));
  const example = names.every(isNumbered)
    ? { [`${part}_text`]: part === 'body' ? [values] : values }
    : { [`${part}_text_named_params`]: named };
  return { text, example };
}
