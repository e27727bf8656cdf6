import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { expectToFit, Frame, long, Row, Specimen, scripts } from '../../specimen';
import { Badge } from '../Badge';
import { Link } from '../Link';
import { Skeleton } from '../Skeleton';
import { Description, DescriptionList } from '.';

const state = (
  <DescriptionList>
    <Description term="Database" end={<Badge tone="positive">OK</Badge>}>
      The database answers
    </Description>
    <Description term="Jobs" end={<Badge tone="negative">Degraded</Badge>}>
      3 jobs waiting, 1 dead letter
    </Description>
    <Description term="Disk" end={<Badge tone="positive">OK</Badge>}>
      52 GB free
    </Description>
  </DescriptionList>
);

const meta = preview.meta({
  component: DescriptionList,
  subcomponents: { Description },
  args: {
    children: [
      <Description key="location" term="Location">
        Lisbon, Portugal
      </Description>,
      <Description key="birthday" term="Birthday">
        12 May
      </Description>,
    ],
  },
});

export const Playground = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Location', 'Birthday']);
    await expect(canvas.getAllByRole('definition')[0]).toHaveTextContent('Lisbon, Portugal');
  },
});

/** Rows with a badge, terms above values, icons instead of terms, and the loading state. */
export const Matrix = meta.story({
  tags: ['dark', 'rtl', 'forced'],
  render: (args) => (
    <Specimen>
      <Row label="rows">
        <Frame width="24rem">{state}</Frame>
      </Row>
      <Row label="above">
        <DescriptionList {...args} layout="above" />
      </Row>
      <Row label="icons">
        <Frame width="34rem">
          <DescriptionList layout="icons">
            <Description term="Company" icon="building">
              Brightwater Ltd
            </Description>
            <Description term="Email" icon="mail">
              <Link href="mailto:ada@brightwater.example" tone="ink" isStandalone>
                ada@brightwater.example
              </Link>
            </Description>
            <Description term="Phone" icon="phone">
              +351 21 555 0142
            </Description>
          </DescriptionList>
        </Frame>
      </Row>
      <Row label="loading">
        <Frame width="24rem">
          <Skeleton isLoading>{state}</Skeleton>
        </Frame>
      </Row>
    </Specimen>
  ),
});

/** Long unbroken words, other scripts and a narrow container. */
export const Stress = meta.story({
  tags: ['zoom', 'small', 'coarse'],
  render: () => (
    <Frame width="14rem">
      <Specimen>
        {(['rows', 'above', 'icons'] as const).map((layout) => (
          <DescriptionList key={layout} layout={layout}>
            <Description term={long.unbroken} icon="mail" end={layout === 'rows' ? <Badge>Badge</Badge> : undefined}>
              {long.address}
            </Description>
            <Description term={scripts.arabic} icon="map-pin">
              {scripts.japanese}
            </Description>
          </DescriptionList>
        ))}
      </Specimen>
    </Frame>
  ),
  play: async ({ canvasElement }) => {
    await expectToFit(canvasElement);
  },
});
