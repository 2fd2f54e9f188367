import type { SeedData } from '../types.ts';
import { favorites } from './favorites.ts';
import { listings } from './listings.ts';
import { conversations } from './conversations.ts';
import { users } from './users.ts';

export const demoData: SeedData = { users, listings, conversations, favorites };
