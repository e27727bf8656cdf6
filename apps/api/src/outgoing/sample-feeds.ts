export abstract class SampleFeeds {
  /**
   * The local address of a demo reference.
   *
   * @param reference for example `sample:/news/harbour.xml`; other addresses are returned unchanged.
   */
  abstract addressOf(reference: string): Promise<string>;
}
