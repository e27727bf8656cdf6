/** Why something could not be fetched, in words for whoever chose the address. */
export class OutgoingFailure extends Error {
  override readonly name = 'OutgoingFailure';

  /** @param status what was answered instead of a success; `null` when nothing was. */
  constructor(
    message: string,
    readonly status: number | null = null,
  ) {
    super(message);
  }
}
