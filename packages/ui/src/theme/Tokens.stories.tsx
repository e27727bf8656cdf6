import preview from '#storybook/preview';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactNode } from 'react';
import { Row, Specimen } from '../specimen';
import { vars } from './contract.css';
import * as styles from './specimen.css';
import { radius, space } from './tokens';
import { text } from './text.css';

interface Swatch {
  name: string;
  reference: string;
}

/** Every custom property of a nested group of colours, with its path. */
function swatchesOf(group: object, path: readonly string[] = []): Swatch[] {
  return Object.entries(group).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [{ name: [...path, key].join('.'), reference: value }]
      : swatchesOf({ ...value }, [...path, key]),
  );
}

function Entry({ name, value, children }: { name: string; value: string; children: ReactNode }) {
  return (
    <div className={styles.entry}>
      {children}
      <span className={styles.name}>
        {name}
        <span className={styles.value}>{value}</span>
      </span>
    </div>
  );
}

/** The tokens of the theme, as they are. */
function Colours() {
  const groups = swatchesOf(vars.color);
  return (
    <div className={styles.grid}>
      {groups.map(({ name, reference }) => (
        <Entry key={name} name={name} value={reference.slice(4, -1)}>
          <span className={styles.swatch} style={assignInlineVars({ [styles.colour]: reference })} />
        </Entry>
      ))}
    </div>
  );
}

const meta = preview.meta({ component: Colours });

/** Every colour by what it is for. Components never name a ramp. */
export const Colour = meta.story({ tags: ['dark'] });

const samples = {
  display: '1,240 messages',
  title: 'Waiting for Response',
  heading: 'Ada Lovelace',
  body: 'Move to In Progress',
  dense: 'Could we move Thursday to the week after?',
  caption: 'about 2 hours ago',
  micro: '12',
  reading:
    'The Analytical Engine has no pretensions whatever to originate anything. It can do whatever we know how to order it to perform; it can follow analysis, but it has no power of anticipating any analytical relations or truths.',
  brand: 'Concordia',
  motto: 'Concordia res parvae crescunt.',
} as const;

const isStyle = (style: string): style is keyof typeof samples => style in samples;

/** One sans for everything that is used, the serif for the name and the motto alone. */
export const Type = meta.story({
  tags: ['dark', 'narrow'],
  render: () => (
    <Specimen>
      {Object.keys(samples)
        .filter(isStyle)
        .map((style) => (
          <Row key={style} label={style}>
            <p className={text({ style })}>{samples[style]}</p>
          </Row>
        ))}
    </Specimen>
  ),
});

/** Distances, corners and the one elevation. */
export const Shape = meta.story({
  tags: ['dark'],
  render: () => (
    <Specimen>
      <Row label="space">
        {Object.entries(space).map(([name, px]) => (
          <Entry key={name} name={name} value={`${px} px`}>
            <span className={styles.bar} style={assignInlineVars({ [styles.length]: `${px / 16}rem` })} />
          </Entry>
        ))}
      </Row>
      <Row label="radius">
        {Object.entries(radius).map(([name, px]) => (
          <Entry key={name} name={name} value={`${px} px`}>
            <span className={styles.corner} style={assignInlineVars({ [styles.length]: `${px / 16}rem` })} />
          </Entry>
        ))}
      </Row>
      <Row label="elevation">
        <div className={styles.float}>What floats</div>
      </Row>
    </Specimen>
  ),
});
