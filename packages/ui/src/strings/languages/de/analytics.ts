/** The German words of the analytics page. */
export { translations } from '../../generated/de/analyticsPart';
