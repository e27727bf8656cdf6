/** The German words that any page may need. */
export { translations } from '../../generated/de';
