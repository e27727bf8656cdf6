/** What a peer says to a call. An object is sent as JSON. */
export interface PeerAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: object | string | Uint8Array | null;
}

/** Thrown where a call is not taken; carries the answer in the provider's own shape. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(readonly answer: PeerAnswer) {
    super(`Refused with ${answer.status}.`);
  }
}
