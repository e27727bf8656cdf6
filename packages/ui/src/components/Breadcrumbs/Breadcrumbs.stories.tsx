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
      { keys: ['Tab'], does: 'Goes from link to link.' },
      { keys: ['Enter'], does: 'Follows the link, or opens the menu of hidden pages.' },
    ],
  },
});

export const Playground = meta.story();

/** All pages, fewer pages in less room, and a back link. */
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

/** The current page is marked and is not a link. Hidden pages are in the menu. */
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
