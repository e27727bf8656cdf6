import { networks } from './network';
import { locales, timeZones } from './reader';

interface Choice {
  value: string;
  title: string;
}

const choicesOf = (titles: Record<string, string>): Choice[] =>
  Object.entries(titles).map(([value, title]) => ({ value, title }));

const menu = <Icon extends string>(title: string, icon: Icon, items: Choice[]) => ({
  description: title,
  toolbar: { title, icon, items, dynamicTitle: true },
});

/** Toolbar menus. Storybook already has one for the viewport. */
export const globalTypes = {
  theme: menu('Theme', 'contrast', choicesOf({ light: 'Light', dark: 'Dark' })),
  density: menu('Density', 'component', choicesOf({ comfortable: 'Comfortable', compact: 'Compact' })),
  direction: menu('Direction', 'transfer', choicesOf({ auto: 'Auto', ltr: 'Left to right', rtl: 'Right to left' })),
  locale: menu('Locale', 'globe', choicesOf(locales)),
  timeZone: menu('Time zone', 'time', choicesOf(timeZones)),
  textZoom: menu(
    'Text size',
    'zoom',
    ['100', '150', '200'].map((value) => ({ value, title: `${value} %` })),
  ),
  network: menu('Network', 'lightning', choicesOf(networks)),
};

export const initialGlobals = {
  theme: 'light',
  density: 'comfortable',
  direction: 'auto',
  locale: 'en-GB',
  timeZone: 'utc',
  textZoom: '100',
  network: 'asIs',
};
