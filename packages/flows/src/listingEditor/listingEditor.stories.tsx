import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';

import { FlowExplorer, flows, FlowStates, hand } from '../explorer/index.ts';

const meta = {
  title: 'Flows/listingEditor',
  // The guide is its documentation.
  tags: ['!autodocs'],
  component: FlowExplorer,
  args: { flow: 'listingEditor' },
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof FlowExplorer>;
export default meta;

/** The flow by hand: publishing. */
export const Explorer: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const explorer = await hand(canvasElement);
    await explorer.answer('restoreDraft', 1);
    await userEvent.type(explorer.ui.getByRole('textbox', { name: 'Title' }), 'Oak desk');
    await userEvent.click(explorer.ui.getByRole('button', { name: 'Choose Austin, TX' }));
    await userEvent.click(explorer.ui.getByRole('button', { name: 'Create Listing' }));
    await explorer.stands('publishing');
    await explorer.answer('saveListing', 1);
    await explorer.answer('uploadPhotos', 1);
    await explorer.stands('succeeded.redirecting');
  },
};

/** Every state a person can see, with the parts of the product they see it in. */
export const States: StoryObj<typeof FlowStates> = {
  args: { flow: 'listingEditor', states: Object.keys(flows.listingEditor.shown) },
  render: (args) => <FlowStates {...args} />,
};
