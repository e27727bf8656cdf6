import { z } from 'zod';

export const ApiErrorDetailSchema = z
  .object({
    field: z.string().describe('Location of the field: `query.limit`, `body.status`, `path.messageId`.'),
    expected: z.string().describe('What the field accepts.'),
    received: z.string().optional().describe('The received value, truncated to 80 characters.'),
    position: z
      .int()
      .min(0)
      .optional()
      .describe(
        'Start of the error within the field text, in UTF-16 code units from 0. Only for fields with their own query language.',
      ),
    length: z
      .int()
      .min(0)
      .optional()
      .describe('Length of the error, in UTF-16 code units; 0 if something is missing there.'),
    contact: z
      .object({ id: z.string(), name: z.string() })
      .optional()
      .describe('The contact that the value belongs to, if it is a different one.'),
  })
  .meta({ id: 'ApiErrorDetail', description: 'A rejected field.' });

export const ApiErrorSchema = z
  .object({
    statusCode: z.int().describe('The HTTP status.'),
    code: z.string().describe('Stable, machine-readable code.'),
    message: z.string().describe('An actionable message for the user.'),
    details: z.array(ApiErrorDetailSchema).optional().describe('The rejected fields, at most 50.'),
  })
  .meta({
    id: 'ApiError',
    description: 'The body of every response with status 400 or higher.',
    examples: [
      {
        statusCode: 400,
        code: 'VALIDATION_FAILED',
        message: 'The request has 1 invalid field: query.limit.',
        details: [{ field: 'query.limit', expected: 'a number of at most 500', received: '9000' }],
      },
    ],
  });

export type ApiErrorDetail = z.infer<typeof ApiErrorDetailSchema>;
export type ApiError = z.infer<typeof ApiErrorSchema>;
