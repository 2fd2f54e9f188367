import { FlowExplorer, FlowStates } from '@porchlight/flow-explorer';
import { explorerDriver } from '@porchlight/flow-explorer/driver';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { offerFlow } from './offer.flow.tsx';

const meta = {
  title: 'Flows/offer',
  // The guide is its documentation.
  tags: ['!autodocs'],
  parameters: {
    controls: { disable: true },
    visual: { disable: true, reason: 'States of OfferBubble and Countering of OfferForm show its parts' },
  },
} satisfies Meta;
export default meta;

/** The flow step by step: accepting. */
export const Explorer: StoryObj = {
  render: () => <FlowExplorer flow={offerFlow} />,
  play: async ({ canvasElement }) => {
    const explorer = await explorerDriver(canvasElement);
    await userEvent.click(explorer.ui.getByRole('button', { name: 'Accept' }));
    await explorer.expectState('answering');
    await explorer.answer('answerOffer', 1);
    await explorer.expectState('settled.resting');
    await expect(explorer.ui.getByText('Accepted')).toBeVisible();
    await expect(explorer.ui.queryByRole('button', { name: 'Accept' })).toBeNull();
  },
};

/** Every visible state, shown with the product's components. */
export const States: StoryObj = { render: () => <FlowStates flow={offerFlow} /> };
