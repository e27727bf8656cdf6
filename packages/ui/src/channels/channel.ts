/** How a channel is told from others at a glance. */
export interface ChannelLook {
  /** Its drawing, by the name of an icon. */
  readonly icon: string;
  /** In degrees of OKLCH, and how much of the common chroma it takes: near the brand that people know, at one weight. */
  readonly hue: { readonly hue: number; readonly strength: number };
}

/** What the setup says of who can carry a channel. */
export interface ProviderHelp {
  /** Where an account is managed; `null` for servers of one's own. */
  readonly console: string | null;
  /** What is needed of the provider and where it is found, in the words of its own console and in the order of reading. */
  readonly guide: Readonly<Record<string, string>>;
}

/** What the setup says of a channel. */
export interface ChannelSetup {
  /** What the setup calls it (specification, section 2), which is shorter than in lists. */
  readonly name: string;
  readonly providers: Readonly<Record<string, ProviderHelp>>;
}
