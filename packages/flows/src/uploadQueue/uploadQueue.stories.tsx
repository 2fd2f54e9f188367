import type { Meta, StoryObj } from '@storybook/react-vite';

import { FlowExplorer, flows, FlowStates, hand } from '../explorer/index.ts';

const meta = {
  title: 'Flows/uploadQueue',
  // The guide is its documentation.
  tags: ['!autodocs'],
  component: FlowExplorer,
  args: { flow: 'uploadQueue' },
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof FlowExplorer>;
export default meta;

/** The flow by hand: preparing photos. */
export const Explorer: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const explorer = await hand(canvasElement);
    await explorer.send('files.added');
    await explorer.stands('inspecting');
    await explorer.answer('inspect', 1);
    await explorer.stands('compressing');
    await explorer.answer('compress', 1);
    await explorer.stands('ready');
    await explorer.send('upload.started');
    await explorer.stands('uploading');
    await explorer.fail('upload', 1);
    await explorer.stands('uploadFailed');
  },
};

/** Every state a person can see, with the parts of the product they see it in. */
export const States: StoryObj<typeof FlowStates> = {
  args: { flow: 'uploadQueue', states: Object.keys(flows.uploadQueue.shown) },
  render: (args) => <FlowStates {...args} />,
};
