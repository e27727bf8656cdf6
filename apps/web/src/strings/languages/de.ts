import { translations as widgets } from '@concordia/ui/languages/de';
import { translator } from '@concordia/ui/locale';
import { translations as pages } from '../generated/de';

/** Everything that the app says, in German. */
export const translate = translator('de', widgets, pages);
