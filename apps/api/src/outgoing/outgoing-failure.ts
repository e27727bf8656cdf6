/** Why a fetch failed, in words for the user who chose the address. */
export class OutgoingFailure extends Error {
  override readonly name = 'OutgoingFailure';

  /** @param status the response status; `null` without a response. */
  constructor(
    message: string,
    readonly status: number | null = null,
  ) {
    super(message);
  }
}
