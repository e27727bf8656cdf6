/** A submitted template of the account, with its approval status. */
export interface Template {
  readonly name: string;
  readonly language: string;
  readonly category: 'MARKETING' | 'UTILITY' | 'AUTHENTICATION';
  readonly status: 'APPROVED' | 'REJECTED' | 'PENDING';
  readonly body: string;
  readonly footer?: string;
  /** The header's media type. */
  readonly headerFormat?: 'IMAGE';
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
];

export const parametersOf = ({ body }: Template): number => new Set(body.match(/\{\{\d+\}\}/g)).size;

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
    data: page.map(({ name, language, category, status: judged, body, footer, headerFormat }, index) => ({
      id: String(1_000 + after + index),
      name,
      language,
      category,
      status: judged,
      parameter_format: 'POSITIONAL',
      components: [
        ...(headerFormat === undefined ? [] : [{ type: 'HEADER', format: headerFormat }]),
        { type: 'BODY', text: body },
        ...(footer === undefined ? [] : [{ type: 'FOOTER', text: footer }]),
      ],
    })),
    paging: { cursors: { before: String(after), after: String(end) }, ...(end < all.length && { next: 'more' }) },
  };
}
