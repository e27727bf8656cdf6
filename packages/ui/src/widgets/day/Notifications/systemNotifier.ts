/** What the person chose about notifications outside the page. */
export interface SystemNotifierChoice {
  /** Wanted, and allowed by the browser. */
  readonly isOn: boolean;
  readonly showsNames: boolean;
  /** `denied`: the browser would not even ask; `unsupported`: there is nothing to ask. */
  readonly permission: 'default' | 'granted' | 'denied' | 'unsupported';
}

/** The machine's own notifications, as the app has them. */
export interface SystemNotifier {
  readonly get: () => SystemNotifierChoice;
  /** Turns them on, asking the browser where it has not been asked, or off. */
  readonly setOn: (isOn: boolean) => Promise<void>;
  readonly setShowsNames: (showsNames: boolean) => void;
  /** @returns how to stop listening. */
  readonly onChange: (listener: () => void) => () => void;
}
