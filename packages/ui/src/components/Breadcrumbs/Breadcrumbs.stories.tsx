import { expect, fn, screen, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { expectToFit, Frame, long, Row, Specimen, scripts } from '../../specimen';
import { BackLink, Breadcrumbs } from '.';

const pages = [
  { href: '/', label: 'Dashboard' },
  { href: '/analytics', label: 'Customer Analytics & Marketing' },
  { href: '/analytics/campaigns', label: 'Campaigns' },
  { href: '/analytics/campaigns/spring', label: 'Spring invitations' },
];

const onNavigate = fn();

const meta = preview.meta({
  component: Breadcrumbs,
  subcomponents: { BackLink },
  args: { pages },
  parameters: {
    onNavigate,
    keyboard: [
      { keys: ['Tab'], does: 'Goes from page to page.' },
      { keys: ['Enter'], does: 'Leads to the page. On the dots opens the menu of the pages between.' },
    ],
  },
});

export const Playground = meta.story();

/** All pages, those that have room, and one step back. */
export const Matrix = meta.story({
  tags: ['dark', 'rtl', 'forced'],
  render: () => (
    <Specimen>
      {['40rem', '26rem', '18rem', '12rem'].map((width) => (
        <Row key={width} label={width}>
          <Frame width={width}>
            <Breadcrumbs aria-label={width} pages={pages} />
          </Frame>
        </Row>
      ))}
      <Row label="two pages">
        <Breadcrumbs aria-label="Two pages" pages={pages.slice(0, 2)} />
      </Row>
      <Row label="one step back">
        <BackLink href="/" to="Dashboard" />
      </Row>
    </Specimen>
  ),
  play: async ({ canvasElement }) => {
    await expectToFit(canvasElement);
  },
});

export const Stress = meta.story({
  tags: ['rtl', 'zoom', 'small', 'coarse'],
  render: () => (
    <Specimen>
      <Frame width="100%">
        <Breadcrumbs pages={[...pages, { href: '/long', label: long.sentence }]} />
      </Frame>
      <Frame width="100%">
        <Breadcrumbs
          aria-label="Other scripts"
          pages={[
            { href: '/a', label: scripts.arabic },
            { href: '/b', label: long.unbroken },
            { href: '/c', label: scripts.japanese },
          ]}
        />
      </Frame>
      <Frame width="14rem">
        <BackLink href="/" to={long.unbroken} />
      </Frame>
    </Specimen>
  ),
  play: async ({ canvasElement }) => {
    await expectToFit(canvasElement);
  },
});

/** The page one is on says so and is no link; the pages between are in the menu. */
export const Keyboard = meta.story({
  render: () => (
    <Frame width="22rem">
      <Breadcrumbs pages={pages} />
    </Frame>
  ),
  play: async ({ canvas }) => {
    onNavigate.mockClear();
    await expect(canvas.getByText('Spring invitations', { selector: '[aria-current=page]' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menuitem', { name: 'Customer Analytics & Marketing' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onNavigate).toHaveBeenCalledWith('/analytics', undefined);
  },
});
