import { authContract } from './auth.ts';
import { blocksContract } from './blocks.ts';
import { bodiesContract } from './bodies.ts';
import { exportsContract } from './exports.ts';
import { favoritesContract } from './favorites.ts';
import { imagesContract } from './images.ts';
import { leavingContract } from './leaving.ts';
import { listingLifeContract } from './listingLife.ts';
import { listingsWriteContract } from './listingsWrite.ts';
import { messagesContract } from './messages.ts';
import { notificationsContract } from './notifications.ts';
import { offersContract } from './offers.ts';
import { phonesContract } from './phones.ts';
import { confirmingContract } from './confirming.ts';
import { moderationContract } from './moderation.ts';
import { numbersContract } from './numbers.ts';
import { hasModerators, onEveryServer } from './server.ts';
import { profileContract } from './profile.ts';
import { sessionsContract } from './sessions.ts';
import { supportContract } from './support.ts';

onEveryServer(
  'the contract, for people with an account',
  authContract,
  sessionsContract,
  exportsContract,
  leavingContract,
  listingsWriteContract,
  listingLifeContract,
  imagesContract,
  favoritesContract,
  messagesContract,
  offersContract,
  blocksContract,
  phonesContract,
  profileContract,
  notificationsContract,
  supportContract,
  bodiesContract,
  ...(hasModerators ? [confirmingContract, moderationContract, numbersContract] : []),
);
