import { explorerDriver } from '@porchlight/flow-explorer/driver';

import { Explorer } from './TrafficLight.stories.tsx';

export default { title: 'Driven' };

/** The driver clicks what a user would. */
export const Driven = {
  ...Explorer,
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const driver = await explorerDriver(canvasElement);
    await driver.send('passed');
    await driver.expectState('green');
    await driver.jump();
    await driver.expectState('red');
    canvasElement.dataset['driven'] = 'whole';
  },
};
