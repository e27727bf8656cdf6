import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { EmptyState } from '../components/EmptyState';
import { Icon, type IconName } from '../components/Icon';
import { directional, icons } from '../components/Icon/icons';
import { SearchField } from '../components/SearchField';
import * as styles from './Icons.css';
import { Label, Part, Sheet } from './Sheet';

const isName = (name: string): name is IconName => name in icons;
const names = Object.keys(icons).filter(isName);

const sizes = [
  { size: 'small', does: '14 px, beside dense text' },
  { size: 'medium', does: '16 px, beside text' },
  { size: 'large', does: '20 px, alone in a toolbar' },
  { size: 'huge', does: '32 px, in empty states' },
] as const;

/** Every icon of the product, by name. */
function Icons() {
  const [query, setQuery] = useState('');
  const found = names.filter((name) => name.includes(query.trim().toLowerCase()));
  return (
    <Sheet>
      <Part
        title={`${names.length} icons`}
        note="One style: 24 px grid, round caps, no fill. Each icon has a visible label or an accessible name."
      >
        <div className={styles.bar}>
          <SearchField label="Find an icon" value={query} onChange={setQuery} />
        </div>
        {found.length === 0 ? (
          <EmptyState size="compact" icon="search" title="No icons match" />
        ) : (
          <div className={styles.grid}>
            {found.map((name) => (
              <div key={name} className={styles.tile} data-icon={name}>
                <Icon name={name} size="large" />
                <span>{name}</span>
                {directional.has(name) && <span className={styles.turns}>mirrored in RTL</span>}
              </div>
            ))}
          </div>
        )}
      </Part>
    </Sheet>
  );
}

const meta = preview.meta({ component: Icons, tags: ['!autodocs'] });

/** Only icons listed in `icons.ts` are sent to the browser. */
export const All = meta.story({ tags: ['dark', 'rtl'] });

/** Search finds icons by part of a name. */
export const Searched = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find an icon' }), 'chevron');
    const shown = [...canvasElement.querySelectorAll('[data-icon]')].map((tile) => tile.getAttribute('data-icon'));
    await expect(shown).toEqual(names.filter((name) => name.includes('chevron')));
  },
});

/** Four sizes, each for a different context. */
export const Sizes = meta.story({
  tags: ['dark'],
  render: () => (
    <Sheet>
      <Part title="Sizes">
        <div className={styles.sizes}>
          {sizes.map(({ size, does }) => (
            <div key={size} className={styles.size}>
              <Icon name="inbox" size={size} />
              <Label name={size}>{does}</Label>
            </div>
          ))}
        </div>
      </Part>
    </Sheet>
  ),
});
