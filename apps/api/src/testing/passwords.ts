import type { PasswordCost } from '../market/users/index.ts';

/** The minimum that Argon2 accepts, because tests create hundreds of accounts. */
export const quickPasswords: PasswordCost = { memoryCost: 8, timeCost: 1 };
