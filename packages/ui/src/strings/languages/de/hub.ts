/** The German words of the connection hub. */
export { translations } from '../../generated/de/hubPart';
