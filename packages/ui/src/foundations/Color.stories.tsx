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
    note: 'Paper, not grey. The page, what lies on it, what is set into it; then the answers to a pointer and to a choice.',
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
    title: 'Ink',
    note: 'Three strengths of text. Muted text is still 4.5:1 everywhere; only what cannot be used is fainter.',
    names: ['ink', 'inkMuted', 'inkDisabled', 'onInverse'],
  },
  {
    title: 'Edges',
    note: 'A hairline divides and says nothing. An outline is the only sign of a control, so it is 3:1.',
    names: ['hairline', 'edge', 'outline', 'focus'],
  },
  {
    title: 'Verdigris',
    note: 'The one accent: what can be done, and what is chosen. Never decoration.',
    names: ['accent', 'accentHover', 'accentPressed', 'onAccent', 'accentInk', 'accentSoft'],
  },
  {
    title: 'Danger',
    note: 'Only on the button that does what cannot be undone.',
    names: ['danger', 'dangerHover', 'dangerPressed', 'onDanger'],
  },
  {
    title: 'Meaning',
    note: 'Outcomes. Each has an ink for words, a soft ground behind them, and a mark for small shapes; a word or a shape always says the same.',
    names: ['negative', 'warning', 'positive', 'notice'],
  },
  {
    title: 'Priority',
    note: 'High, medium, low, as everybody knows them. Low stays quiet: it is most of a board.',
    names: ['priority'],
  },
  {
    title: 'Channels',
    note: 'Near the brands that people know, at one weight, in small drawings only.',
    names: ['channel'],
  },
  { title: 'People', note: 'Six quiet grounds that tell portraits apart.', names: ['avatar'] },
  { title: 'Series of charts', note: 'In this order, told apart by every kind of eye.', names: ['series'] },
  {
    title: 'Amounts',
    note: 'Five steps of one hue, for heat maps and cohorts: figures on the first three are ink, on the last two light.',
    names: ['heat'],
  },
  { title: 'Code', note: 'Four inks that can be read on every surface.', names: ['code'] },
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
      <Part title="In the light">
        <ContrastTable theme="light" least={4.5} caption="Ratios of text in the light theme" />
      </Part>
      <Part title="In the dark">
        <ContrastTable theme="dark" least={4.5} caption="Ratios of text in the dark theme" />
      </Part>
      <Part title="On grounds of its own">
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
      <Part title="In the light">
        <ContrastTable theme="light" least={3} caption="Ratios of shapes in the light theme" />
      </Part>
      <Part title="In the dark">
        <ContrastTable theme="dark" least={3} caption="Ratios of shapes in the dark theme" />
      </Part>
    </Sheet>
  ),
});
