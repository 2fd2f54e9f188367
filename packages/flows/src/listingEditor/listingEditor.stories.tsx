import { FlowExplorer, FlowStates } from '@porchlight/flow-explorer';
import { explorerDriver } from '@porchlight/flow-explorer/driver';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';

import { listingEditorFlow } from './listingEditor.flow.tsx';

const meta = {
  title: 'Flows/listingEditor',
  // The guide is its documentation.
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta;
export default meta;

/** The flow step by step: publishing. */
export const Explorer: StoryObj = {
  render: () => <FlowExplorer flow={listingEditorFlow} />,
  play: async ({ canvasElement }) => {
    const explorer = await explorerDriver(canvasElement);
    await explorer.answer('restoreDraft', 1);
    await userEvent.type(explorer.ui.getByRole('textbox', { name: 'Title' }), 'Oak desk');
    await userEvent.click(explorer.ui.getByRole('button', { name: 'Choose Austin, TX' }));
    await userEvent.click(explorer.ui.getByRole('button', { name: 'Create Listing' }));
    await explorer.expectState('confirmingFree');
    await userEvent.click(explorer.ui.getByRole('button', { name: 'Yes, it’s free' }));
    await explorer.expectState('uploading');
    await explorer.answer('uploadPhotos', 1);
    await explorer.expectState('publishing');
    await explorer.answer('saveListing', 1);
    await explorer.expectState('succeeded.redirecting');
  },
};

/** Every visible state, shown with the product's components. */
export const States: StoryObj = { render: () => <FlowStates flow={listingEditorFlow} /> };
