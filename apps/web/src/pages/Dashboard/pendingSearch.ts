interface At {
  readonly key: string;
  readonly search: string;
}

let pending: At | null = null;

/**
 * The search part of the address that changes build on: what the router was asked for in this history entry and has not rendered yet, else what it
 * shows.
 */
export const latestSearch = ({ key, search }: At): string => (pending?.key === key ? pending.search : search);

/** Notes what the router is asked for, in a history entry. */
export const noteAsked = (key: string, search: string): void => {
  pending = { key, search };
};

/** To be called once the router shows another entry: a step back leads to one that was left. */
export const forgetAsked = (): void => {
  pending = null;
};
