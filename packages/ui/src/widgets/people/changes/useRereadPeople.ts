import { useReread } from './useReread';

const aboutPeople = /^\/api\/(?:contacts|contact-fields|tags|merges|erasures)(?:[/?]|$)/;

/** Reloads everything about contacts on screen; the rest reloads when next shown. */
export const useRereadPeople = (): (() => Promise<void>) => useReread(aboutPeople);
