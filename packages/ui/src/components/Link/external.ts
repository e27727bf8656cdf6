export const isWebAddress = (href: string): boolean => /^https?:\/\//i.test(href);

/** A new tab that knows nothing of this one. */
export const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const;
