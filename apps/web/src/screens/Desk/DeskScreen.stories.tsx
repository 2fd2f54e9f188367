import { texts } from '@porchlight/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, userEvent, within } from 'storybook/test';

import { paths } from '../../lib/paths.ts';
import { listingOfBen, messageOfBen, moderating, report } from '../../testing/deskStories.ts';
import { at as callAt, brokenUntilMended, desk, failure, model, numbers } from '../../testing/mocks/index.ts';
import { answering, inApp, leadingTo, onPhone } from '../../testing/story.tsx';
import { DeskScreen } from './DeskScreen.tsx';

const looksLike = (story: string) => ({ visual: { disable: true, reason: story } });

const meta = {
  title: 'Screens/Desk',
  component: DeskScreen,
  ...inApp(paths.desk.href()),
} satisfies Meta<typeof DeskScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;

/** Rows of the queue; the charts below have tables, too. */
async function rowsOf(canvas: Canvas, name = 'Open cases'): Promise<HTMLElement[]> {
  return within(await canvas.findByRole('table', { name })).findAllByRole('rowheader');
}

function fillQueue(): void {
  report('message', messageOfBen());
  report('listing', listingOfBen(), 'critical').taken_by = { id: 'user-dev', name: 'Dev' };
  const noticed = report('person', 'user-ben', 'low');
  noticed.signals_list.push({
    id: 'signal-1',
    kind: 'many_listings',
    details: '14 listings within an hour',
    created_at: noticed.opened_at,
  });
  const old = report('question', null, 'low', { subject: 'How do I sell a car?' });
  old.state = 'decided';
}

/** Cases, urgent first; each row links to its case. Daily numbers below. */
export const Default: Story = {
  parameters: {
    ...moderating(paths.desk.href(), fillQueue),
    ...looksLike('States of DayChart and Keyboard of DataTable show its parts'),
  },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Open cases' });
    const rows = await within(table).findAllByRole('rowheader');
    await expect(rows).toHaveLength(3);
    const [first] = within(table).getAllByRole('link');
    await expect(first).toHaveAttribute('href', expect.stringMatching(/^\/admin\/cases\//));
    await expect(within(table).getAllByRole('row')[1]).toHaveTextContent('Dev');
    await expect(within(table).getByText('1, 1 noticed')).toBeVisible();
    const chart = await canvas.findByRole('figure', { name: 'Reports' });
    await expect(chart).toBeVisible();
    // Reading and tab order match the visual order: the queue comes first.
    await expect(table.compareDocumentPosition(chart)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(chart.getBoundingClientRect().top).toBeGreaterThan(table.getBoundingClientRect().bottom);
  },
};

/** Decided cases have their own address. */
export const Decided: Story = {
  parameters: {
    ...moderating(paths.desk.href(), fillQueue),
    ...looksLike('Keyboard of DataTable shows such a table'),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Decided' }));
    await expect(await canvas.findByText('How do I sell a car?')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Decided' })).toHaveAttribute('aria-current', 'page');
  },
};

/** Twenty per page. */
export const SecondPage: Story = {
  parameters: {
    ...moderating(paths.desk.href({ page: '2' }), () => {
      for (let count = 1; count <= 21; count += 1)
        report('question', null, 'low', { subject: `Question ${count}` });
    }),
    ...looksLike('Keyboard of DataTable shows such a table'),
  },
  play: async ({ canvas }) => {
    await expect(await rowsOf(canvas)).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: 'Page 1' })).toHaveAttribute('href', '/admin');
  },
};

export const Empty: Story = {
  parameters: { ...moderating(paths.desk.href()), ...looksLike('WithoutRows of DataTable shows the same') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing is waiting. Well done.')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: {
    ...moderating(paths.desk.href()),
    ...answering(desk.pending),
    ...looksLike('WithoutRows of DataTable shows the same'),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Open cases' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const Failed: Story = {
  parameters: {
    ...moderating(paths.desk.href()),
    ...answering(desk.failing),
    ...looksLike('Failed of Favorites shows the same'),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The cases could not be loaded')).toBeVisible();
    await expect(canvas.getByRole('button', { name: texts.common.tryAgain })).toBeVisible();
  },
};

/** The numbers are loading: the queue doesn't wait, and the charts' space is reserved. */
export const NumbersLoading: Story = {
  parameters: {
    ...moderating(paths.desk.href(), fillQueue),
    ...answering(numbers.pending),
    ...looksLike('States of DayChart shows the same'),
  },
  play: async ({ canvas }) => {
    await expect(await rowsOf(canvas)).toHaveLength(3);
    const charts = within(await canvas.findByRole('region', { name: 'The last days' })).getAllByRole(
      'figure',
    );
    await expect(charts).toHaveLength(6);
    for (const chart of charts) await expect(chart).toHaveAttribute('aria-busy', 'true');
  },
};

/** The numbers failed to load: an error with a retry below the queue. */
export const NumbersFailed: Story = {
  parameters: {
    ...moderating(paths.desk.href(), fillQueue),
    ...answering(brokenUntilMended('/admin/numbers')),
    ...looksLike('Failed of Favorites shows the same'),
  },
  play: async ({ canvas }) => {
    await expect(await rowsOf(canvas)).toHaveLength(3);
    const section = within(await canvas.findByRole('region', { name: 'The last days' }));
    await expect(await section.findByText('The numbers could not be loaded')).toBeVisible();
    model().isMended = true;
    await userEvent.click(section.getByRole('button', { name: texts.common.tryAgain }));
    await expect(await section.findByRole('figure', { name: 'Reports' })).toBeVisible();
  },
};

/** The moderator was removed while the page was open. */
export const NotModerator: Story = {
  parameters: {
    ...moderating(paths.desk.href()),
    ...answering([
      http.get(callAt('/admin/*'), () => failure(403, texts.moderation.notModerator, 'forbidden')),
    ]),
    ...looksLike('Empty of Favorites shows its parts'),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.moderation.notModerator)).toBeVisible();
    await expect(canvas.queryByRole('navigation', { name: 'Moderation' })).toBeNull();
  },
};

/** Each case is a card, and still a row. */
export const Phone: Story = {
  globals: onPhone,
  parameters: {
    ...moderating(paths.desk.href(), fillQueue),
    ...looksLike('Stacked of DataTable shows the same'),
  },
  play: async ({ canvas }) => {
    await expect(await rowsOf(canvas)).toHaveLength(3);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** From the queue to a case by keyboard. */
export const OpensCase: Story = {
  ...leadingTo('/admin/cases/x'),
  parameters: {
    ...moderating(paths.desk.href(), fillQueue),
    ...looksLike('Open of Case shows where it leads'),
  },
  play: async ({ canvas }) => {
    const [first] = await rowsOf(canvas);
    within(first ?? document.body)
      .getByRole('link')
      .focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'Decision' })).toBeVisible();
    await expect(model().log[0]?.action).toBe('case_seen');
  },
};
