import type { ApiError, ApiErrorDetail } from '@concordia/contract';

export const MOST_DETAILS = 50;

/** Maximum text lengths, in UTF-16 units. Each text may contain values and names from the request. */
const LONGEST = { message: 1_000, field: 200, expected: 1_000, received: 80 } as const;

/** Cuts what an error repeats of the request. */
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

/** @param longest in UTF-16 units; an ellipsis marks a cut. */
export const shortened = (text: string, longest: number): string =>
  text.length <= longest || (text.length === longest + 1 && text.endsWith('…'))
    ? text
    : `${text.slice(0, longest).toWellFormed()}…`;
