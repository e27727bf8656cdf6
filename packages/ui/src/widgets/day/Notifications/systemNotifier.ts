export interface SystemNotifierChoice {
  /** Switched on by the user and allowed by the browser. */
  readonly isOn: boolean;
  readonly showsNames: boolean;
  /** `denied`: the browser no longer asks; `unsupported`: it has no notifications. */
  readonly permission: 'default' | 'granted' | 'denied' | 'unsupported';
}

export interface SystemNotifier {
  readonly get: () => SystemNotifierChoice;
  /** Turns them on or off. Asks the browser for permission if it has not been asked. */
  readonly setOn: (isOn: boolean) => Promise<void>;
  readonly setShowsNames: (showsNames: boolean) => void;
  /** @returns a function that unsubscribes. */
  readonly onChange: (listener: () => void) => () => void;
}
