import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { foreignWords } from '../conformance/foreignWords.ts';
import { moreSamples } from '../conformance/moreSamples.tsx';
import { saidIn, textsGivenTo, withoutGiven } from '../conformance/said.ts';
import { samples } from '../conformance/samples.tsx';
import { german } from '../languages/de.ts';
import { english } from '../languages/en.ts';
import { KitProvider } from '../provider/index.ts';
import { layDialogs, letDialogsFloat } from '../stress/Everything.tsx';

const shown = Object.entries({ ...samples, ...moreSamples });
const brand = { name: 'Laterne' };

/** Every component and its states, each in a named section, dialogs laid out in the page. */
function AllSamples() {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 32 }}>
      <style>{'[data-sample] dialog { position: static; margin: 0; transition: none }'}</style>
      {shown.map(([name, element]) => (
        <section key={name} data-sample={name} aria-label={name}>
          {element}
        </section>
      ))}
    </div>
  );
}

const meta = {
  title: 'Foundations/Languages',
  component: AllSamples,
  beforeEach: layDialogs,
  parameters: {
    controls: { disable: true },
    visual: { disable: true, reason: 'Every component at once; each has a picture with its room.' },
    a11y: {
      config: {
        rules: [
          // This page contains the landmarks and first headings of many pages.
          { id: 'landmark-no-duplicate-banner', enabled: false },
          { id: 'landmark-no-duplicate-contentinfo', enabled: false },
          { id: 'landmark-unique', enabled: false },
          { id: 'heading-order', enabled: false },
        ],
      },
    },
  },
} satisfies Meta<typeof AllSamples>;
export default meta;

type Story = StoryObj<typeof meta>;

const sampleOf = (canvasElement: HTMLElement, name: string): HTMLElement => {
  const section = canvasElement.querySelector<HTMLElement>(`[data-sample="${name}"]`);
  if (!section) throw new Error(`No sample ${name}`);
  return section;
};

/** Every component in German, with prices in euros, through a single provider. */
export const German: Story = {
  decorators: [
    (Story) => (
      <div lang="de">
        <KitProvider locale="de-DE" currency="EUR" timeZone="Europe/Berlin" messages={german} brand={brand}>
          <Story />
        </KitProvider>
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    letDialogsFloat();
    const foreign = [/\$/, /Porchlight/, ...foreignWords(english, german)];
    const left = shown.flatMap(([name, element]) => {
      const given = textsGivenTo(element);
      return saidIn(sampleOf(canvasElement, name))
        .filter((text) => foreign.some((word) => word.test(withoutGiven(text, given))))
        .map((text) => `${name}: ${text}`);
    });
    await expect(left).toEqual([]);
    await expect(sampleOf(canvasElement, 'Price')).toHaveTextContent('240 € VB');
    await expect(sampleOf(canvasElement, 'RelativeDate')).toHaveTextContent('vor 2 Tagen');
    const filters = within(sampleOf(canvasElement, 'SearchForm'));
    const lowest = filters.getByLabelText('Preis ab');
    await userEvent.type(lowest, '19,99');
    await userEvent.tab();
    await expect(lowest).not.toHaveAttribute('aria-invalid', 'true');
    await userEvent.clear(lowest);
  },
};

const middleOf = (element: Element): number => {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
};

/** Whether elements follow each other from right to left, on the same line or not. */
async function expectFromTheRight(...elements: readonly (Element | null | undefined)[]): Promise<void> {
  const middles = elements.map((element) => (element ? middleOf(element) : Number.NaN));
  await expect(middles).toEqual(middles.toSorted((a, b) => b - a));
  await expect(new Set(middles).size).toBe(elements.length);
}

const isMirrored = (icon: Element | null | undefined): boolean =>
  icon !== null && icon !== undefined && new DOMMatrix(getComputedStyle(icon).transform).a === -1;

/**
 * Right to left, with Arabic digits: the first element is on the right, arrows are mirrored, and arrow keys move
 * where they point.
 */
export const RightToLeft: Story = {
  // A width where the header's links are side by side: Storybook's own frame may be narrower.
  globals: { viewport: { value: 'desktop', isRotated: false } },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <KitProvider locale="ar-EG" currency="EGP" timeZone="Africa/Cairo" brand={brand}>
          <Story />
        </KitProvider>
      </div>
    ),
  ],
  play: async ({ canvasElement, step }) => {
    letDialogsFloat();
    const at = (name: string) => within(sampleOf(canvasElement, name));

    await step('The header begins at the right', async () => {
      const header = at('SiteHeader');
      await expectFromTheRight(
        header.getByRole('link', { name: 'Laterne' }),
        header.getByRole('link', { name: 'Home' }),
        header.getByRole('link', { name: 'Listings' }),
        header.getByRole('link', { name: 'Sign In' }),
        header.getByRole('link', { name: 'Sign Up' }),
      );
    });
    await step('Pages count to the left', async () => {
      const pages = at('Pagination');
      const [previous, next] = [/Previous/, /Next/].map((name) => pages.getByRole('button', { name }));
      await expectFromTheRight(
        previous,
        pages.getByRole('button', { name: 'Page ١' }),
        pages.getByRole('button', { name: 'Page ٢' }),
        next,
      );
      await expect(isMirrored(previous?.querySelector('svg'))).toBe(true);
      await expect(isMirrored(next?.querySelector('svg'))).toBe(true);
    });
    await step('Crumbs lead to the left', async () => {
      const crumbs = sampleOf(canvasElement, 'Breadcrumbs');
      const arrow = crumbs.querySelector('svg');
      await expectFromTheRight(within(crumbs).getByText('Home'), arrow, within(crumbs).getByText('Desk'));
      await expect(isMirrored(arrow)).toBe(true);
    });
    await step('A box stands at the right of its words', async () => {
      const box = at('Checkbox');
      await expectFromTheRight(box.getByRole('checkbox'), box.getByText('Remember me'));
    });
    await step('One’s own messages stand at the left', async () => {
      const bubbles = sampleOf(canvasElement, 'Conversation');
      const own = bubbles.querySelector('[data-own] p');
      const theirs = [...bubbles.querySelectorAll('[role="log"] p[dir]')].find(
        (bubble) => bubble.closest('[data-own]') === null,
      );
      await expectFromTheRight(theirs, own);
    });
    await step('The photo of a row stands at the right of its title', async () => {
      const row = sampleOf(canvasElement, 'ListingRow');
      await expectFromTheRight(row.querySelector('[data-state="empty"]'), within(row).getByRole('heading'));
    });
    await step('The next photo comes from the left, by key and by finger', async () => {
      const gallery = at('ListingGallery, three');
      const [previous, next] = [/Previous photo/, /Next photo/].map((name) =>
        gallery.getByRole('button', { name }),
      );
      await expectFromTheRight(previous, next);
      next?.focus();
      await userEvent.keyboard('{ArrowLeft}');
      await waitFor(() => expect(gallery.getByText('2 / 3')).toBeVisible());
      await userEvent.keyboard('{ArrowRight}');
      await waitFor(() => expect(gallery.getByText('1 / 3')).toBeVisible());
      const row = gallery.getAllByRole('group')[0]?.parentElement;
      row?.scrollTo({ left: -row.clientWidth });
      await waitFor(() => expect(gallery.getByText('2 / 3')).toBeVisible());
      next?.blur();
    });
    await step('Nothing makes the page wider', async () => {
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    });
  },
};
