import { assignInlineVars } from '@vanilla-extract/dynamic';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { type ThemeName, text, themeClass, vars } from '../theme';
import { tone } from '../theme/ramps';
import { rem } from '../theme/tokens';
import * as styles from './Look.css';
import { Part, Sheet } from './Sheet';

const { color, font, radius, elevation } = vars;

/** The first language, 0.1.0: one typeface, one surface, one size for almost everything. */
const sizesBefore = {
  [font.family.serif]: font.family.sans,
  [font.size.page]: rem(19),
  [font.size.heading]: rem(15),
  [font.size.display]: rem(26),
  [radius.lg]: rem(10),
  [elevation.rest]: 'none',
};

const before: Record<ThemeName, Record<string, string>> = {
  light: {
    ...sizesBefore,
    [color.surface]: tone('paper', 98.4),
    [color.surfaceRaised]: tone('paper', 99.6, 0.5),
    [color.surfaceSunken]: tone('paper', 96.2),
    [color.hairline]: tone('paper', 90.5),
    [color.inkMuted]: tone('paper', 47),
  },
  dark: {
    ...sizesBefore,
    [color.surfaceRaised]: tone('soot', 23),
    [color.surfaceSunken]: tone('soot', 16.4),
  },
};

const messages = [
  { name: 'Ada Okafor', words: 'Could you send me the latest version before noon?' },
  { name: 'Bengt Lindqvist', words: 'Thank you, that works.' },
];

const Screen = () => (
  <div className={styles.screen}>
    <p className={text({ style: 'page' })}>Customer Analytics</p>
    <div>
      <p className={text({ style: 'display' })}>1,240</p>
      <p className={text({ style: 'caption', tone: 'muted' })}>messages in the last 7 days</p>
    </div>
    <hr className={styles.rule} />
    <p className={text({ style: 'heading' })}>Waiting for a reply</p>
    <div className={styles.list}>
      {messages.map(({ name, words }) => (
        <div key={name} className={styles.card}>
          <span className={text({ style: 'dense', weight: 'semibold' })}>{name}</span>
          <span className={text({ style: 'dense', tone: 'muted' })}>{words}</span>
        </div>
      ))}
    </div>
  </div>
);

interface StageProps {
  theme: ThemeName;
  isBefore: boolean;
}

/** The page in a theme, with the old values where it is *before*. They are set below the class of the theme, which sets the new ones. */
const Stage = ({ theme, isBefore }: StageProps) => (
  <div className={themeClass[theme]}>
    <div
      className={styles.stage}
      data-version={isBefore ? 'before' : 'after'}
      style={isBefore ? assignInlineVars(before[theme]) : undefined}
    >
      <Screen />
    </div>
  </div>
);

/** The same small screen with the tokens of the first version, and with those of today. */
function BeforeAndAfter() {
  return (
    <Sheet>
      {(['light', 'dark'] as const).map((theme) => (
        <div key={theme} className={styles.pair}>
          <Part
            title={`Before, ${theme}`}
            note="A page title of 19 px above headings of 15 px, in one typeface. Surfaces 1 to 2 apart in lightness."
          >
            <Stage theme={theme} isBefore />
          </Part>
          <Part
            title={`After, ${theme}`}
            note="26, 17 and 34 px, titles in the serif. Surfaces 3 apart, cards with a faint shadow."
          >
            <Stage theme={theme} isBefore={false} />
          </Part>
        </div>
      ))}
    </Sheet>
  );
}

const meta = preview.meta({ component: BeforeAndAfter, tags: ['!autodocs', 'no-pixels'] });

/** Nothing but tokens differs between the two. */
export const Compared = meta.story({
  tags: ['small'],
  play: async ({ canvasElement }) => {
    const sizeIn = (version: string) => {
      const title = canvasElement.querySelector(`[data-version="${version}"] p`);
      return title ? getComputedStyle(title).fontSize : '';
    };
    await expect(sizeIn('before')).toBe('19px');
    await expect(sizeIn('after')).toBe('26px');
  },
});
