import { htmlOfText } from '@concordia/domain';
import type { OutgoingMessage } from '../port/adapter.js';

/** The HTML of an email; falls back to its text. */
export const htmlBodyOf = ({ html, text }: OutgoingMessage): string => html ?? htmlOfText(text);
