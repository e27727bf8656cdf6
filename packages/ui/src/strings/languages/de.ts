import { translations as analytics } from './de/analytics';
import { translations as hub } from './de/hub';
import { translations as setup } from './de/setup';
import { translations as start } from './de/start';

/** All German words, by the name of their section. */
export const translations = { ...start, ...analytics, ...hub, ...setup };
