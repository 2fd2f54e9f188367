import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { inRealBrowser } from '../samples/index.ts';
import { edgelessControls, indistinctChoices, movements } from './deviceFaults.ts';
import { everyStory } from './everyStory.tsx';

const elements = new Map(everyStory.map(({ name, element }) => [name, element]));

interface SelectionProps {
  /** Names of stories, such as `Button Looks`. */
  names: readonly string[];
}

/** Several stories of the kit on one page. */
function Selection({ names }: SelectionProps) {
  return (
    <div style={{ columns: '24rem', columnGap: 32 }}>
      {names.map((name) => (
        <section
          key={name}
          aria-label={name}
          style={{
            breakInside: 'avoid',
            paddingBlockEnd: 32,
            // These take the full width of a page.
            columnSpan: /^(SiteHeader|FilterPanel|ListingRow) /.test(name) ? 'all' : 'none',
          }}
        >
          {elements.get(name) ?? `No story is called ${name}.`}
        </section>
      ))}
    </div>
  );
}

const meta = {
  title: 'Stress/Device',
  // Each needs the whole window, or its own device settings: they cannot share a page.
  tags: ['!autodocs', 'long'],
  component: Selection,
  args: { names: [] },
  parameters: { a11y: { disable: true } },
} satisfies Meta<typeof Selection>;
export default meta;

type Story = StoryObj<typeof meta>;

const inForcedColors: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await inRealBrowser(async ({ emulate }) => {
    await emulate({ forcedColors: 'active' });
    await expect(indistinctChoices(canvasElement)).toEqual([]);
    await expect(edgelessControls(canvasElement)).toEqual([]);
  });
};

/** In high-contrast modes, which replace all colors: edges, states and choices stay distinguishable. */
export const ForcedColors: Story = {
  args: {
    names: [
      'Button Looks',
      'IconButton Looks',
      'Badge Looks',
      'Avatar Initials',
      'Spinner Sizes',
      'TextLink Looks',
      'Chip States',
      'Switch Looks',
      'Checkbox States',
      'Checkbox Indeterminate',
      'RadioGroup Looks',
      'TextField States',
      'Select States',
      'TextArea States',
      'PasswordField States',
      'NumberField States',
      'Combobox States',
      'SearchField Sizes',
      'Alert Looks',
      'ProgressBar Looks',
      'Stepper Looks',
      'Tabs Controlled',
      'Pagination Windows',
      'Accordion Playground',
      'ImageUploader States',
    ],
  },
  play: inForcedColors,
};

/** The same for collections. */
export const ForcedColorsCollections: Story = {
  args: {
    names: [
      'AvatarGroup Looks',
      'Rating Looks',
      'RatingField States',
      'SegmentedControl Looks',
      'RangeSlider States',
      'DateField States',
      'MultiCombobox States',
      'Carousel Dots',
      'DataTable Keyboard',
      'ActionBar Playground',
    ],
  },
  play: inForcedColors,
};

/** The same for overlays. */
export const ForcedColorsFloating: Story = {
  args: { names: ['Popover Keyboard', 'ToastRegion Looks'] },
  parameters: {
    visual: {
      disable: true,
      reason: 'Overlays cover the rest; the test only checks that states are distinguishable.',
    },
  },
  play: async (context) => {
    await userEvent.click(context.canvas.getByRole('button', { name: 'Save this search' }));
    await inForcedColors(context);
  },
};

/** The same for phone components. */
export const ForcedColorsOnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  parameters: { visual: { frame: 'screen' } },
  args: { names: ['DataTable Stacked', 'BottomBar Playground'] },
  play: inForcedColors,
};

/** The same for the patterns. */
export const ForcedColorsPatterns: Story = {
  args: {
    names: [
      'ListingCard Default',
      'ListingCard WithHeart',
      'ListingRow States',
      'ListingGallery Default',
      'FavoriteButton States',
      'FeaturedBadge Default',
      'StatusBadge Statuses',
      'StatTile States',
      'ConversationList Default',
      'Conversation Default',
      'ReplyBox States',
      'ProfileCard Default',
      'CategoryTile Tiles',
      'CookiePreferences Playground',
      'EmergencyNotice Default',
      'InfoCard Several',
      'SiteHeader SignedIn',
      'FilterPanel Clearing',
      'SellerCard States',
    ],
  },
  play: inForcedColors,
};

/** Stories that differ only by window have the same motion. */
const inOneWindow = everyStory
  .map(({ name }) => name)
  .filter((name) => !/ (Phone|Tablet|Stress|RightToLeft|Wide|Windows)$/.test(name));

/** Motion takes at most 0.2 seconds; with reduced motion, loading states still pulse, and nothing else moves. */
export const ReducedMotion: Story = {
  // Hidden elements have the same styles, and rendering everything in motion takes minutes.
  render: () => (
    <div style={{ display: 'none' }}>
      <Selection names={inOneWindow} />
    </div>
  ),
  parameters: { visual: { disable: true, reason: 'Only whether something moves is of interest.' } },
  play: async ({ canvasElement }) => {
    await inRealBrowser(async ({ emulate }) => {
      await emulate({ reducedMotion: 'reduce' });
      const calm = movements(canvasElement, 0.01);
      await expect(calm.filter((movement) => !/^Spinner .* Spinner_breathe$/.test(movement))).toEqual([]);
      await expect(calm).not.toEqual([]);
      await emulate({ reducedMotion: 'no-preference' });
      const lively = movements(canvasElement, 0.2);
      await expect(lively.filter((movement) => !/ (Spinner_turn|Skeleton_breathe)$/.test(movement))).toEqual(
        [],
      );
      await expect(lively).not.toEqual([]);
    });
  },
};
