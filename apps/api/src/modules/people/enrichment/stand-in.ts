/** Where something on this machine stands in for the providers, and with which key it is asked. */
export interface StandIn {
  readonly origin: string;
  readonly key: string;
}

/** Stands in for the providers of enrichment while nobody has entered a key in the demo workspace. What it tells is invented. */
export abstract class StandInProvider {
  abstract open(): Promise<StandIn>;
}
