/** A peer's response. An object is sent as JSON. */
export interface PeerAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: object | string | Uint8Array | null;
}

/** Thrown to refuse a call; carries the response in the provider's own format. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(readonly answer: PeerAnswer) {
    super(`Refused with ${answer.status}.`);
  }
}
