/** Where the demo's invented news and quotes are served. */
export abstract class SampleFeeds {
  /**
   * The address on this machine of something that a demo workspace refers to.
   *
   * @param reference `sample:/news/harbour.xml` and the like; any other address stands for itself.
   */
  abstract addressOf(reference: string): Promise<string>;
}
