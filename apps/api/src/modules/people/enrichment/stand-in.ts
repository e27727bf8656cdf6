/** Address and key of a local stand-in for the providers. */
export interface StandIn {
  readonly origin: string;
  readonly key: string;
}

/** Replaces the enrichment providers in the demo workspace until a key is entered. Its results are sample data. */
export abstract class StandInProvider {
  abstract open(): Promise<StandIn>;
}
