import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

import { brokenPhoto, samplePhoto } from '../../samples/index.ts';
import { ListingPhoto } from './index.ts';

const meta = {
  title: 'Patterns/ListingPhoto',
  component: ListingPhoto,
  args: { image: samplePhoto('sofa') },
} satisfies Meta<typeof ListingPhoto>;

export default meta;
type Story = StoryObj<typeof meta>;

const icons = ['tools', 'tag', 'people', 'briefcase', 'store'];

/** Cropped, shown whole, square; missing and broken, with the drawing of a category and without. */
export const Frames: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(3, 1fr)', maxInlineSize: 840 }}>
      <ListingPhoto image={samplePhoto('guitar')} />
      <ListingPhoto image={samplePhoto('guitar')} fit="contain" />
      <ListingPhoto image={samplePhoto('dog')} shape="wide" />
      <ListingPhoto image={samplePhoto('chair')} shape="square" />
      <ListingPhoto />
      <ListingPhoto image={brokenPhoto} />
      {icons.map((icon) => (
        <ListingPhoto key={icon} icon={icon} />
      ))}
      <ListingPhoto image={brokenPhoto} icon="tag" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getAllByText('No Image')).toHaveLength(8));
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-state="failed"]')).toHaveLength(2));
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-state="loaded"]')).toHaveLength(4));
  },
};

/** Shown until the photo is loaded: a tiny, blurred copy. */
export const Placeholder: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(3, 1fr)', maxInlineSize: 840 }}>
      {(['sofa', 'bike', 'table'] as const).map((name) => (
        <ListingPhoto
          key={name}
          image={{
            ...samplePhoto(name),
            thumbnail_url: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E',
          }}
        />
      ))}
    </div>
  ),
};
