import type * as english from './policyDate.words.ts';

export const policyDate: typeof english.policyDate = '1 de enero de 2024';
