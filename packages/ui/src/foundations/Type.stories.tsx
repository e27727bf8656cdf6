import { assignInlineVars } from '@vanilla-extract/dynamic';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { scripts } from '../specimen';
import { text } from '../theme';
import { staticTokens } from '../theme/tokens';
import { Label, Part, Sheet } from './Sheet';
import * as styles from './Type.css';

const { font } = staticTokens();

const samples = {
  display: { words: '1,240', size: 'display', line: 'tight', does: 'The main figure of a screen.' },
  page: { words: 'Customer Analytics', size: 'page', line: 'tight', does: 'Page title.' },
  title: { words: 'No messages yet', size: 'title', line: 'tight', does: 'Empty state title.' },
  lead: { words: 'Waiting for Response', size: 'heading', line: 'heading', does: 'Board column, summary.' },
  heading: { words: 'Response times', size: 'heading', line: 'heading', does: 'Section, card or dialog heading.' },
  subheading: { words: 'Ada Lovelace', size: 'subheading', line: 'dense', does: 'Subheading, name of a contact.' },
  reading: {
    words: 'It can do whatever we know how to order it to perform.',
    size: 'reading',
    line: 'reading',
    does: 'Long text.',
  },
  body: { words: 'Move to In Progress', size: 'body', line: 'body', does: 'Controls, menus, forms.' },
  dense: { words: 'Could we move Thursday to the week after?', size: 'dense', line: 'dense', does: 'Rows and cards.' },
  caption: { words: 'about 2 hours ago', size: 'caption', line: 'dense', does: 'Times, hints, chart labels.' },
  micro: { words: '12', size: 'micro', line: 'dense', does: 'Counters. Never a sentence.' },
} as const;

type Style = keyof typeof samples;

const isStyle = (style: string): style is Style => style in samples;
const styleNames = Object.keys(samples).filter(isStyle);

const inPx = (rem: string) => `${Number.parseFloat(rem) * 16} px`;

/** Two font families, and the system's monospace font for code. */
function Families() {
  return (
    <Sheet>
      <Part
        title="Families"
        note="The sans is for the interface. The serif is for the product name, page titles, board columns and empty states."
      >
        <div className={styles.families}>
          <div className={styles.sans}>
            <p className={styles.letters}>Aa</p>
            <Label name="Inter">interface and messages</Label>
            <p className={styles.alphabet}>abcdefghijklmnopqrstuvwxyz 0123456789</p>
          </div>
          <div className={styles.serif}>
            <p className={styles.letters}>Aa</p>
            <Label name="Newsreader">product name, titles, empty states</Label>
            <p className={styles.alphabet}>
              <em>Concordia res parvae crescunt.</em>
            </p>
          </div>
          <div className={styles.mono}>
            <p className={styles.letters}>Aa</p>
            <Label name="System monospace">code, addresses, keys</Label>
            <p className={styles.alphabet}>x-concordia-signature</p>
          </div>
        </div>
      </Part>
      <Part title="Weights" note="Three. Prefer size and space for hierarchy. Use bold to help readers find something.">
        <div className={styles.weights}>
          {Object.entries(font.weight).map(([name, weight]) => (
            <div key={name}>
              <p className={styles.weighted} style={assignInlineVars({ [styles.weight]: weight })}>
                Relationships
              </p>
              <Label name={name}>{weight}</Label>
            </div>
          ))}
        </div>
      </Part>
    </Sheet>
  );
}

const meta = preview.meta({ component: Families, tags: ['!autodocs'] });

export const FamiliesAndWeights = meta.story({ tags: ['dark'] });

/** Text styles by purpose. Lists use 13 and 14 px, long text 16 px. */
export const Scale = meta.story({
  tags: ['dark', 'narrow'],
  render: () => (
    <Sheet>
      <Part title="Scale">
        <div>
          {styleNames.map((style) => {
            const { words, size, line, does } = samples[style];
            return (
              <div key={style} className={styles.line}>
                <Label name={style}>
                  {inPx(font.size[size])} / {font.line[line]}
                  <br />
                  {does}
                </Label>
                <p className={text({ style })}>{words}</p>
              </div>
            );
          })}
        </div>
      </Part>
    </Sheet>
  ),
});

/** Lines hold 66 characters and have generous height. Figures in columns share a width. Other scripts keep our line heights. */
export const Reading = meta.story({
  tags: ['dark'],
  render: () => (
    <Sheet>
      <Part title="Measure" note="Between the dashes: 66 characters, the maximum line length for reading.">
        <p className={styles.column} data-column>
          The Analytical Engine has no pretensions whatever to originate anything. It can do whatever we know how to
          order it to perform; it can follow analysis, but it has no power of anticipating any analytical relations or
          truths.
        </p>
      </Part>
      <Part
        title="Figures"
        note="Tabular in columns and counters. Proportional in running text, where tabular figures would widen hyphens and commas."
      >
        <div className={styles.figures}>
          <div>
            <p>1,111.10</p>
            <p>40,808.00</p>
            <Label name="proportional">in sentences</Label>
          </div>
          <div className={styles.tabular}>
            <p>1,111.10</p>
            <p>40,808.00</p>
            <Label name="tabular">in columns</Label>
          </div>
        </div>
      </Part>
      <Part title="Other scripts" note="They use the system’s fonts, at our sizes and line heights.">
        <p className={text({ style: 'reading' })} lang="ar" dir="rtl">
          {scripts.arabic}
        </p>
        <p className={text({ style: 'reading' })} lang="ja">
          {scripts.japanese}
        </p>
      </Part>
    </Sheet>
  ),
  play: async ({ canvasElement }) => {
    const column = canvasElement.querySelector('[data-column]');
    await expect(Math.round(column?.getBoundingClientRect().width ?? 0)).toBe(33 * 16);
  },
});
