import { authContract } from './auth.ts';
import { bodiesContract } from './bodies.ts';
import { favoritesContract } from './favorites.ts';
import { imagesContract } from './images.ts';
import { listingsWriteContract } from './listingsWrite.ts';
import { messagesContract } from './messages.ts';
import { onEveryServer } from './server.ts';
import { supportContract } from './support.ts';

onEveryServer(
  'the contract, for people with an account',
  authContract,
  listingsWriteContract,
  imagesContract,
  favoritesContract,
  messagesContract,
  supportContract,
  bodiesContract,
);
