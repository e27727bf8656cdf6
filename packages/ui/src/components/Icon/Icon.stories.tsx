import preview from '#storybook/preview';
import { Row, Specimen } from '../../specimen';
import { Icon, type IconName } from '.';
import { directional, icons } from './icons';

const isName = (name: string): name is IconName => name in icons;
const names = Object.keys(icons).filter(isName);
const sizes = ['small', 'medium', 'large', 'huge'] as const;

const meta = preview.meta({ component: Icon, args: { name: 'inbox', size: 'large' } });

export const Playground = meta.story({ args: { name: 'inbox' } });

/** All icons and all sizes. */
export const Matrix = meta.story({
  tags: ['dark', 'rtl', 'forced'],
  render: () => (
    <Specimen>
      <Row label="All">
        {names.map((name) => (
          <Icon key={name} name={name} size="large" />
        ))}
      </Row>
      {sizes.map((size) => (
        <Row key={size} label={size}>
          <Icon name="mail" size={size} />
          <Icon name="whatsapp" size={size} />
          <Icon name="messenger" size={size} />
          <Icon name="twitter" size={size} />
          <Icon name="circle-alert" size={size} />
        </Row>
      ))}
    </Specimen>
  ),
});

/** An icon with a label, and the icons that are mirrored in right-to-left text. */
export const Stress = meta.story({
  tags: ['rtl', 'zoom', 'small', 'coarse'],
  render: () => (
    <Specimen>
      <Row label="Labelled">
        <Icon name="flag" label="Urgent" />
      </Row>
      <Row label="Directional">
        {[...directional].map((name) => (
          <Icon key={name} name={name} size="large" />
        ))}
      </Row>
    </Specimen>
  ),
});
