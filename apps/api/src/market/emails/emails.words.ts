import { brand } from '@porchlight/domain';

/** Words that all emails share. */
export const words = {
  stranger: 'Hello,',
  hello: (name: string): string => `Hello ${name},`,
  team: `The ${brand.name} team`,
  unsubscribe: 'Unsubscribe',
  buttonFails: 'If the button doesn’t work, open this address:',
  aButtonFails: 'If a button doesn’t work, open its address:',
};
