import type { ApiError, ApiErrorDetail } from '@concordia/contract';

/** How many refused fields an answer lists. */
export const MOST_DETAILS = 50;

/** The longest texts of an answer, in UTF-16 units. Values of a request, and names that it made up, may stand in each of them. */
const LONGEST = { message: 1_000, field: 200, expected: 1_000, received: 80 } as const;

/** An error without more of the request in it than a person reads. */
export function boundedError({ details, message, ...error }: ApiError): ApiError {
  return {
    ...error,
    message: shortened(message, LONGEST.message),
    ...(details && { details: details.slice(0, MOST_DETAILS).map(boundedDetail) }),
  };
}

function boundedDetail({ field, expected, received, ...detail }: ApiErrorDetail): ApiErrorDetail {
  return {
    field: shortened(field, LONGEST.field),
    expected: shortened(expected, LONGEST.expected),
    ...(received !== undefined && { received: shortened(received, LONGEST.received) }),
    ...detail,
  };
}

/** @param longest how much is kept, in UTF-16 units; an ellipsis says that there was more. */
export const shortened = (text: string, longest: number): string =>
  text.length <= longest || (text.length === longest + 1 && text.endsWith('…'))
    ? text
    : `${text.slice(0, longest).toWellFormed()}…`;
