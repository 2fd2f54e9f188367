import { texts } from '@porchlight/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { paths } from '../../lib/paths.ts';
import { firstCase, listingOfBen, messageOfBen, moderating, report } from '../../testing/deskStories.ts';
import { brokenUntilMended, desk, model } from '../../testing/mocks/index.ts';
import { answering, inApp, onPhone } from '../../testing/story.tsx';
import { CaseScreen } from './CaseScreen.tsx';

const looksLike = (story: string) => ({ visual: { disable: true, reason: story } });
const asOpen = looksLike('Open shows its parts');

const meta = {
  title: 'Screens/Case',
  component: CaseScreen,
  ...inApp(firstCase),
} satisfies Meta<typeof CaseScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const reportListing = () => void report('listing', listingOfBen(), 'high');
const aboutListing = moderating(firstCase, reportListing);

type Canvas = ReturnType<typeof within>;

const begin = async (canvas: Canvas): Promise<void> => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Take and decide' }));
  await canvas.findByRole('radio', { name: 'Nothing wrong' });
};

const choose = async (canvas: Canvas, kind: string, reason: string): Promise<void> => {
  await userEvent.click(canvas.getByRole('radio', { name: kind }));
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: /Reason/ }), reason);
};

const decide = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Decide' }));

/** The reported listing, the reports, and its owner. */
export const Open: Story = {
  parameters: aboutListing,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'What people said' })).toBeVisible();
    await expect(canvas.getByText(/It was another one/)).toBeVisible();
    await expect(canvas.getByText('No one has taken this case.')).toBeVisible();
  },
};

/** The owner edited a hidden listing: its current version comes before the reported one. */
export const Edited: Story = {
  parameters: {
    ...moderating(firstCase, () => {
      const found = report('listing', listingOfBen(), 'high');
      const listing = model().listings.find(({ id }) => id === listingOfBen());
      if (listing === undefined) throw new Error('Ben offers nothing.');
      Object.assign(listing, {
        description: 'A table, to be honest.',
        hidden: { reason: 'misleading', words: '' },
      });
      found.is_new_since_edit = true;
    }),
    ...asOpen,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Its owner has changed it since it was hidden.')).toBeVisible();
    const now = canvas.getByRole('region', { name: 'As it is now' });
    await expect(within(now).getByText('A table, to be honest.')).toBeVisible();
    const before = canvas.getByRole('region', { name: 'As it was when it was reported' });
    await expect(within(before).queryByText('A table, to be honest.')).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Open the listing’s page' })).toBeNull();
    await expect(now.compareDocumentPosition(before)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

/** Taken, decided and undone: the focus moves to the next step. */
export const DecidedAndTakenBack: Story = {
  parameters: { ...aboutListing, ...asOpen },
  play: async ({ canvas }) => {
    await begin(canvas);
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Nothing wrong' })).toHaveFocus());
    await choose(canvas, 'Hide the listing', 'misleading');
    await userEvent.type(canvas.getByRole('textbox', { name: /own words/ }), 'Show the desk itself.');
    await decide(canvas);
    const heading = canvas.getByRole('heading', { name: 'Decision' });
    await canvas.findByText(/This case is decided/);
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(model().listings.find(({ id }) => id === listingOfBen())?.hidden?.words).toBe(
      'Show the desk itself.',
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Take back' }));
    await canvas.findByText(/Taken back by Ana/);
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getByRole('button', { name: 'Take and decide' })).toBeVisible();
  },
};

/** Nothing chosen: the fields show errors, and the first one has the focus. */
export const Incomplete: Story = {
  parameters: { ...aboutListing, ...asOpen },
  play: async ({ canvas }) => {
    await begin(canvas);
    await decide(canvas);
    await expect(await canvas.findByText(texts.moderation.kindRequired)).toBeVisible();
    await expect(canvas.getByText(texts.moderation.reasonRequired)).toBeVisible();
  },
};

/** A suspension needs a confirmation. */
export const Suspending: Story = {
  parameters: { ...aboutListing, ...asOpen },
  play: async ({ canvas }) => {
    await begin(canvas);
    await choose(canvas, 'Suspend', 'scam');
    await userEvent.click(canvas.getByRole('radio', { name: 'for 7 days' }));
    await decide(canvas);
    const question = await within(document.body).findByRole('alertdialog', {
      name: 'Suspend this person for 7 days?',
    });
    await userEvent.click(within(question).getByRole('button', { name: 'Suspend' }));
    await canvas.findByText(/This case is decided/);
    await expect(canvas.getByText(/Suspend, for 7 days/)).toBeVisible();
  },
};

/** Another moderator decided meanwhile: an error above the current case. */
export const Conflict: Story = {
  parameters: { ...aboutListing, ...answering(desk.tooLate), ...asOpen },
  play: async ({ canvas }) => {
    await begin(canvas);
    await choose(canvas, 'Warn', 'spam');
    await decide(canvas);
    await expect(await canvas.findByText('Someone else was quicker')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Show what it is now' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Decide' }));
    await expect(await canvas.findByRole('radio', { name: 'Warn' })).toBeChecked();
  },
};

/** The decision failed: the choice is kept. */
export const NotDecided: Story = {
  parameters: { ...aboutListing, ...answering(desk.undecidable), ...asOpen },
  play: async ({ canvas }) => {
    await begin(canvas);
    await choose(canvas, 'Warn', 'spam');
    await decide(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(texts.common.somethingWentWrongTryAgain);
    await expect(canvas.getByRole('radio', { name: 'Warn' })).toBeChecked();
  },
};

/** Taken by another moderator, who may be absent: anyone can release it. */
export const TakenByAnother: Story = {
  parameters: {
    ...moderating(firstCase, () => {
      report('listing', listingOfBen()).taken_by = { id: 'user-dev', name: 'Dev Patel' };
    }),
    ...asOpen,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Dev Patel has taken this case.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Decide' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Put back for others' }));
    await expect(await canvas.findByText('No one has taken this case.')).toBeVisible();
  },
};

/** A message with only the messages right before it, and an auto-flag. */
export const Message: Story = {
  parameters: {
    ...moderating(firstCase, () => {
      const opened = report('message', messageOfBen(), 'critical');
      opened.signals_list.push({
        id: 'signal-1',
        kind: 'scam_words',
        details: 'Asks for a code that was sent by text message',
        created_at: opened.opened_at,
      });
    }),
    ...asOpen,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'The reported message' })).toBeVisible();
    await expect(canvas.getByText('Words that scams use')).toBeVisible();
    await expect(model().log[0]?.action).toBe('messages_seen');
  },
};

export const Missing: Story = {
  parameters: {
    ...moderating(paths.deskCase.href('none')),
    ...looksLike('Missing of Seller shows the same'),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'There is no such case' })).toBeVisible();
  },
};

const listingOfAna = (): string =>
  model().listings.find(({ user_id: owner }) => owner === 'user-ana')?.id ?? '';

/** A case about the moderator's own listing is for another one. */
export const AboutYourself: Story = {
  parameters: moderating(firstCase, () => report('listing', listingOfAna())),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'For another moderator' }),
    ).toBeVisible();
    await expect(canvas.getByText(texts.moderation.conflicts.own)).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Cases' }).at(-1)).toHaveAttribute(
      'href',
      paths.desk.href(),
    );
  },
};

/** So is a case that only they reported. */
export const OwnReport: Story = {
  parameters: {
    ...moderating(firstCase, () => {
      report('listing', listingOfBen()).reporters = ['user-ana'];
    }),
    ...looksLike('AboutYourself shows the same'),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.moderation.conflicts.own_report)).toBeVisible();
  },
};

/** A case about an administrator is for another administrator. */
export const AboutAdministrator: Story = {
  parameters: {
    ...moderating(firstCase, () => report('person', 'user-mo')),
    ...looksLike('AboutYourself shows the same'),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.moderation.conflicts.administrator)).toBeVisible();
  },
};

/** A retry succeeds. */
export const Failed: Story = {
  parameters: { ...aboutListing, ...answering(brokenUntilMended('/admin/cases/:id')), ...asOpen },
  play: async ({ canvas }) => {
    const again = await canvas.findByRole('button', { name: texts.common.tryAgain });
    model().isMended = true;
    await userEvent.click(again);
    await expect(await canvas.findByRole('heading', { name: 'What people said' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: {
    ...aboutListing,
    ...answering(desk.pending),
    ...looksLike('Loading of Seller shows the same'),
  },
};

/** One column, without overflow. */
export const Phone: Story = {
  globals: onPhone,
  parameters: { ...aboutListing, ...asOpen },
  play: async ({ canvas }) => {
    await begin(canvas);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
