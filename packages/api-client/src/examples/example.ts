/** The things that a developer of a module does, in the order in which they are done. */
export type ExampleId =
  | 'registerModule'
  | 'moduleHealth'
  | 'publishEvent'
  | 'readEvents'
  | 'webhookReceiver'
  | 'subscribeWebhook'
  | 'protectedEndpoint';

/**
 * Whole programs that do one thing, in the languages in which there is a way to do it. They need nothing but the language itself, take the
 * address of Concordia from `CONCORDIA_URL` (http://127.0.0.1:4600 when it is not set) and a token from `CONCORDIA_TOKEN`.
 */
export interface CodeExample {
  readonly title: string;
  readonly languages: {
    /** Runs under Node 22.18 and later as it is. */
    readonly typescript?: string;
    /** Python 3.9 and later. */
    readonly python?: string;
    /** A script for a shell, with curl. */
    readonly curl?: string;
  };
}
