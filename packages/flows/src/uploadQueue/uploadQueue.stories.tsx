import { FlowExplorer, FlowStates } from '@porchlight/flow-explorer';
import { explorerDriver } from '@porchlight/flow-explorer/driver';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { uploadQueueFlow } from './uploadQueue.flow.tsx';

const meta = {
  title: 'Flows/uploadQueue',
  // The guide is its documentation.
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta;
export default meta;

/** The flow step by step: preparing photos. */
export const Explorer: StoryObj = {
  render: () => <FlowExplorer flow={uploadQueueFlow} />,
  play: async ({ canvasElement }) => {
    const explorer = await explorerDriver(canvasElement);
    await explorer.send('files.added');
    await explorer.expectState('inspecting');
    await explorer.answer('inspect', 1);
    await explorer.expectState('compressing');
    await explorer.answer('compress', 1);
    await explorer.expectState('ready');
    await explorer.send('upload.started');
    await explorer.expectState('uploading');
    // The first failure is a rejection of this photo, which is left out; the second is a server error.
    await explorer.fail('upload', 2);
    await explorer.expectState('uploadFailed');
  },
};

/** Every visible state, shown with the product's components. */
export const States: StoryObj = { render: () => <FlowStates flow={uploadQueueFlow} /> };
