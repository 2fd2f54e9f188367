import { limits } from '@porchlight/domain';

import type * as english from './policyUpdated.words.ts';

export const policyUpdated: typeof english.policyUpdated = `Última actualización: ${limits.policyDate}`;
