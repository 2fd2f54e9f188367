import { texts } from '@porchlight/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

import { paths } from '../../lib/paths.ts';
import { brokenUntilMended, model, sessions } from '../../testing/mocks/index.ts';
import { answering, asUser, at, inApp } from '../../testing/story.tsx';
import { SignedInPlaces } from './SignedInPlaces.tsx';

const meta = {
  title: 'Screens/Profile/Where you are signed in',
  component: SignedInPlaces,
  ...inApp(paths.profile.href()),
} satisfies Meta<typeof SignedInPlaces>;
export default meta;
// The screen provides the user.
type Story = Omit<StoryObj<typeof meta>, 'args'>;

const twoMore = (): void => {
  const { sessions: places } = model();
  const userId = 'user-ana';
  places.set('session-phone', {
    userId,
    device: 'Chrome on Android',
    created_at: '2026-05-30T10:00:00.000Z',
    last_used_at: '2026-06-14T10:00:00.000Z',
  });
  places.set('session-old', {
    userId,
    device: null,
    created_at: '2026-04-01T10:00:00.000Z',
    last_used_at: '2026-05-20T10:00:00.000Z',
  });
};

const threePlaces = at(paths.profile.href(), { as: 'ana', prepare: twoMore });
const title = 'Where you are signed in';
const section = async (canvas: ReturnType<typeof within>) =>
  within(await canvas.findByRole('region', { name: title }));
const question = async () =>
  within(await within(document.body).findByRole('alertdialog', { name: 'Sign out everywhere else?' }));

/** This session first, then the last used; unknown devices are labeled as such. */
export const Some: Story = {
  parameters: { ...threePlaces, visual: { disable: true, reason: 'Default of Profile shows such a row' } },
  play: async ({ canvas }) => {
    const places = await section(canvas);
    const rows = await places.findAllByRole('listitem');
    await expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Firefox on Linux.*Here$/),
      expect.stringMatching(/^Chrome on Android/),
      expect.stringMatching(/^Unknown device/),
    ]);
    await expect(places.queryByRole('button', { name: /Firefox/ })).toBeNull();
  },
};

/** Ended by keyboard: the row disappears, a message is shown, and the heading has the focus. */
export const OneEnded: Story = {
  parameters: { ...threePlaces, visual: { disable: true, reason: 'looks like Some, with a row less' } },
  play: async ({ canvas, userEvent }) => {
    const places = await section(canvas);
    (await places.findByRole('button', { name: 'Sign Out Chrome on Android' })).focus();
    await userEvent.keyboard('{Enter}');
    await places.findByText('Signed out: Chrome on Android');
    await expect(places.getAllByRole('listitem')).toHaveLength(2);
    await waitFor(() => expect(places.getByRole('heading', { name: title })).toHaveFocus());
    await expect(model().sessions.has('session-phone')).toBe(false);
  },
};

/** Confirmed first; then only this session is left, and the heading has the focus. */
export const EverywhereElse: Story = {
  parameters: { ...threePlaces, visual: { disable: true, reason: 'looks like OnlyHere' } },
  play: async ({ canvas, userEvent }) => {
    const places = await section(canvas);
    const opener = await places.findByRole('button', { name: 'Sign out everywhere else' });
    await userEvent.click(opener);
    await (await question()).findByText(/You stay signed in here/);
    await userEvent.click(await (await question()).findByRole('button', { name: texts.common.cancel }));
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(model().sessions.size).toBe(3);
    await userEvent.click(opener);
    await userEvent.click(await (await question()).findByRole('button', { name: texts.navigation.signOut }));
    await places.findByText('You are signed out everywhere else.');
    await expect(places.getAllByRole('listitem')).toHaveLength(1);
    await waitFor(() => expect(places.getByRole('heading', { name: title })).toHaveFocus());
    await expect(model().sessions.size).toBe(1);
  },
};

/** No other session: nothing to end. */
export const OnlyHere: Story = {
  parameters: { ...asUser('ana'), visual: { disable: true, reason: 'Default of Profile shows it' } },
  play: async ({ canvas }) => {
    const places = await section(canvas);
    await places.findByText('You are signed in here and nowhere else.');
    await expect(places.getAllByRole('listitem')).toHaveLength(1);
    await expect(places.queryByRole('button')).toBeNull();
  },
};

/** A server failure: nothing has ended, and the dialog says so. */
export const NotDone: Story = {
  parameters: {
    ...threePlaces,
    ...answering(sessions.unending),
    visual: { disable: true, reason: 'looks like Some, with a red line under it' },
  },
  play: async ({ canvas, userEvent }) => {
    const places = await section(canvas);
    await userEvent.click(await places.findByRole('button', { name: /Chrome on Android/ }));
    await waitFor(() => expect(places.getByRole('status')).not.toBeEmptyDOMElement());
    await expect(places.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(places.getByRole('button', { name: 'Sign out everywhere else' }));
    const asked = await question();
    await userEvent.click(await asked.findByRole('button', { name: texts.navigation.signOut }));
    await waitFor(() => expect(asked.getByRole('alert')).not.toBeEmptyDOMElement());
    await expect(model().sessions.size).toBe(3);
  },
};

/** Loading failed; a retry succeeds, and the heading has the focus. */
export const Failed: Story = {
  parameters: {
    ...asUser('ana'),
    ...answering(brokenUntilMended('/auth/sessions')),
    visual: { disable: true, reason: 'the failure looks as in ListingsFailed of Seller' },
  },
  play: async ({ canvas, userEvent }) => {
    const places = await section(canvas);
    const retry = await places.findByRole('button', { name: texts.common.tryAgain });
    model().isMended = true;
    await userEvent.click(retry);
    await places.findByText('Firefox on Linux');
    await waitFor(() => expect(places.getByRole('heading', { name: title })).toHaveFocus());
  },
};

export const Loading: Story = {
  parameters: {
    ...asUser('ana'),
    ...answering(sessions.pending),
    visual: { disable: true, reason: 'gray shapes, as in Looks of Skeleton' },
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: title })).toHaveAttribute('aria-busy', 'true'),
    );
  },
};
