import type { PasswordCost } from '../users/index.ts';

/** The least Argon2 accepts: hundreds of accounts are made. */
export const quickPasswords: PasswordCost = { memoryCost: 8, timeCost: 1 };
