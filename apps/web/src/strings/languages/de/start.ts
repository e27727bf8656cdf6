import { translations as widgets } from '@concordia/ui/languages/de/start';
import { translator } from '@concordia/ui/locale';
import { translations as pages } from '../../generated/de';

/** What the app says on any page, in German. */
export const translate = translator('de', widgets, pages);
