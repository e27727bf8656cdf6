import { z } from 'zod';

export const ApiErrorDetailSchema = z
  .object({
    field: z.string().describe('Where it is: `query.limit`, `body.status`, `path.messageId`.'),
    expected: z.string().describe('What would have been accepted.'),
    received: z.string().optional().describe('What came instead, shortened to 80 characters.'),
    position: z
      .int()
      .min(0)
      .optional()
      .describe(
        'Where in the text of the field it begins, in UTF-16 units from 0; of texts in a language of their own.',
      ),
    length: z.int().min(0).optional().describe('Over how many units it goes; 0 when something is missing there.'),
    contact: z
      .object({ id: z.string(), name: z.string() })
      .optional()
      .describe("Whose it is, when it is somebody else's."),
  })
  .meta({ id: 'ApiErrorDetail', description: 'One field that was refused.' });

export const ApiErrorSchema = z
  .object({
    statusCode: z.int().describe('The HTTP status.'),
    code: z.string().describe('Stable, for programs to compare.'),
    message: z.string().describe('A sentence that a person can act on.'),
    details: z.array(ApiErrorDetailSchema).optional().describe('The fields that were refused, 50 at most.'),
  })
  .meta({
    id: 'ApiError',
    description: 'The body of every answer from 400 up.',
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
