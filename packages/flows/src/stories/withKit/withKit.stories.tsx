import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { austin } from '../../testing/people.ts';
import { provideMachines, SellScreen, type Server } from './SellScreen.tsx';

const meta = {
  title: 'Flows/With the kit',
  // The guide is its documentation.
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta;
export default meta;

/** A server that accepts everything. */
const server: Server = {
  suggestPlaces: () => Promise.resolve([austin]),
  sendPhoto: () => Promise.resolve({ id: 'photo', thumbnail_url: '', original_url: '', alt: '' }),
  sendMessage: () => Promise.resolve(undefined),
};

const machines = provideMachines(server);

/** A place, photos and a message: three flows drive three components of the kit. */
export const Screen: StoryObj = {
  render: () => <SellScreen machines={machines} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('combobox', { name: 'Where is it?' });
    await userEvent.type(field, 'aus');
    await userEvent.click(await canvas.findByRole('option', { name: /Austin/ }));
    await waitFor(() => expect(field).toHaveValue(austin.formatted));
    await userEvent.click(canvas.getByRole('button', { name: 'Ask the seller' }));
    const dialog = within(await canvas.findByRole('dialog', { name: /seller/i }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Message' }), 'Is it still there?');
    await userEvent.click(dialog.getByRole('button', { name: /Send/ }));
    await expect(await canvas.findByText('The seller has your message.')).toBeVisible();
  },
};
