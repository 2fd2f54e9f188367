import { texts } from '@porchlight/domain';

export const words = { done: `${texts.profile.emailUpdated} ${texts.profile.emailPending}` };
