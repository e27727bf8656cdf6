import { assignInlineVars } from '@vanilla-extract/dynamic';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import * as styles from './Color.css';
import { ContrastTable, OwnGrounds } from './Contrast';
import { Part, Sheet } from './Sheet';
import * as sheet from './Sheet.css';
import { type Swatch, swatches, swatchesOf } from './swatches';

/** Every color by purpose, with the reason for it. */
const purposes = [
  {
    title: 'Surfaces',
    note: 'Warm neutrals: the page, raised and sunken surfaces, then hover, press and selection.',
    names: [
      'surface',
      'surfaceRaised',
      'surfaceSunken',
      'surfaceHover',
      'surfacePressed',
      'surfaceSelected',
      'surfaceInverse',
      'selection',
      'scrim',
    ],
  },
  {
    title: 'Text',
    note: 'Three strengths. Muted text has 4.5:1 on every surface. Only disabled text is fainter.',
    names: ['ink', 'inkMuted', 'inkDisabled', 'onInverse'],
  },
  {
    title: 'Edges',
    note: 'Hairlines separate content. The outline identifies a control, so it has 3:1.',
    names: ['hairline', 'edge', 'outline', 'focus'],
  },
  {
    title: 'Accent',
    note: 'Verdigris marks actions and selection. It is never decoration.',
    names: ['accent', 'accentHover', 'accentPressed', 'onAccent', 'accentInk', 'accentSoft'],
  },
  {
    title: 'Danger',
    note: 'Only for buttons whose action cannot be undone.',
    names: ['danger', 'dangerHover', 'dangerPressed', 'onDanger'],
  },
  {
    title: 'Meaning',
    note: 'Outcomes. Each has a text color, a soft background and a color for small marks. A word or shape always repeats the meaning.',
    names: ['negative', 'warning', 'positive', 'notice'],
  },
  {
    title: 'Priority',
    note: 'High, medium and low. Low is neutral, because most cards are low.',
    names: ['priority'],
  },
  {
    title: 'Channels',
    note: 'Close to the brand colors, at one lightness, for icons and charts only.',
    names: ['channel'],
  },
  { title: 'People', note: 'Six muted backgrounds that distinguish avatars.', names: ['avatar'] },
  { title: 'Chart series', note: 'Used in this order. Distinct with every type of color vision.', names: ['series'] },
  {
    title: 'Amounts',
    note: 'Five steps of one hue for heat maps and cohorts. Figures are dark on the first three and light on the last two.',
    names: ['heat'],
  },
  { title: 'Code', note: 'Four text colors, legible on every surface.', names: ['code'] },
] as const;

function SwatchCard({ swatch }: { swatch: Swatch }) {
  return (
    <div className={styles.swatch} data-swatch>
      <div
        className={styles.drop}
        style={assignInlineVars({ [styles.light]: swatch.light, [styles.dark]: swatch.dark })}
      />
      <div>
        <div className={sheet.name}>{swatch.name}</div>
        <div className={`${sheet.value} ${styles.hexes}`}>
          <span>{swatch.light}</span>
          <span>{swatch.dark}</span>
        </div>
      </div>
    </div>
  );
}

/** Every color of the theme by purpose. Light is on the left, dark on the right. */
function Palette() {
  return (
    <Sheet>
      {purposes.map(({ title, note, names }) => (
        <Part key={title} title={title} note={note}>
          <div className={styles.swatches}>
            {swatchesOf(names).map((swatch) => (
              <SwatchCard key={swatch.name} swatch={swatch} />
            ))}
          </div>
        </Part>
      ))}
    </Sheet>
  );
}

const meta = preview.meta({ component: Palette, tags: ['!autodocs'] });

/** All colors of the theme. Components use colors by purpose, never from a ramp. */
export const Colors = meta.story({
  tags: ['dark'],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-swatch]')).toHaveLength(swatches().length);
  },
});

/** Text colors on every surface they appear on. The minimum is 4.5:1. */
export const Text = meta.story({
  render: () => (
    <Sheet>
      <Part title="Light theme">
        <ContrastTable theme="light" least={4.5} caption="Text contrast in the light theme" />
      </Part>
      <Part title="Dark theme">
        <ContrastTable theme="dark" least={4.5} caption="Text contrast in the dark theme" />
      </Part>
      <Part title="On colored backgrounds">
        <OwnGrounds theme="light" />
        <OwnGrounds theme="dark" />
      </Part>
    </Sheet>
  ),
});

/** Shapes that users need to see to understand or use a control. The minimum is 3:1. */
export const Shapes = meta.story({
  render: () => (
    <Sheet>
      <Part title="Light theme">
        <ContrastTable theme="light" least={3} caption="Shape contrast in the light theme" />
      </Part>
      <Part title="Dark theme">
        <ContrastTable theme="dark" least={3} caption="Shape contrast in the dark theme" />
      </Part>
    </Sheet>
  ),
});
