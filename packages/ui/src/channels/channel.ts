export interface ChannelLook {
  readonly icon: string;
  /** OKLCH hue in degrees, and a factor on the common chroma: close to the brand, at equal visual weight. */
  readonly hue: { readonly hue: number; readonly strength: number };
}

export interface ProviderHelp {
  /** Where to manage an account; `null` for self-hosted servers. */
  readonly console: string | null;
  /** Steps in reading order, with the labels of the provider's own console. */
  readonly guide: Readonly<Record<string, string>>;
}

export interface ChannelSetup {
  /** The name in the setup (specification, section 2), shorter than in lists. */
  readonly name: string;
  readonly providers: Readonly<Record<string, ProviderHelp>>;
}
