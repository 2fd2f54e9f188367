import { texts } from '@porchlight/domain';

import { type LazyScreen, lazyScreen as screen } from '../lib/lazyScreen.tsx';
import { paths } from '../lib/paths.ts';
import type { Access } from './Guard.tsx';

/** One address of the app. */
export interface RouteEntry {
  /** Pattern, from `paths`. */
  path: string;
  /** The screen, in a chunk of its own. */
  screen: LazyScreen;
  access: Access;
  /** Whether the site's header and footer stand around it. */
  layout: boolean;
  /** What the browser's tab says; absent for the home page and for pages named after their data. */
  title: string | undefined;
}

const routeFor =
  (access: Access, layout: boolean) =>
  (path: string, shown: LazyScreen, title?: string): RouteEntry => ({
    path,
    screen: shown,
    access,
    layout,
    title,
  });

const open = routeFor('public', true);
const signedIn = routeFor('protected', true);
/** Without the site's header and footer. */
const bare = routeFor('public', false);
const guest = routeFor('guest', false);

const words = texts.navigation;
const myListings = screen('MyListings', () => import('../screens/MyListings/MyListingsScreen.tsx'));

/** The route table: the one place that says which address shows what, and to whom. */
export const routes: readonly RouteEntry[] = [
  open(
    paths.home.path,
    screen('Home', () => import('../screens/Home/HomeScreen.tsx')),
  ),
  open(
    paths.categories.path,
    screen('Categories', () => import('../screens/Categories/CategoriesScreen.tsx')),
    words.categories,
  ),
  open(
    paths.listings.path,
    screen('Listings', () => import('../screens/Listings/ListingsScreen.tsx')),
    texts.listings.title,
  ),
  open(
    paths.listing.path,
    screen('ListingDetail', () => import('../screens/ListingDetail/ListingDetailScreen.tsx')),
  ),
  open(
    paths.search.path,
    screen('Search', () => import('../screens/Search/SearchScreen.tsx')),
    words.search,
  ),
  open(
    paths.safety.path,
    screen('Safety', () => import('../screens/Safety/SafetyScreen.tsx')),
    words.safety,
  ),
  open(
    paths.help.path,
    screen('Help', () => import('../screens/Help/HelpScreen.tsx')),
    words.help,
  ),
  open(
    paths.privacy.path,
    screen('Privacy', () => import('../screens/Privacy/PrivacyScreen.tsx')),
    words.privacy,
  ),
  open(
    paths.terms.path,
    screen('Terms', () => import('../screens/Terms/TermsScreen.tsx')),
    words.terms,
  ),
  open(
    paths.cookies.path,
    screen('Cookies', () => import('../screens/Cookies/CookiesScreen.tsx')),
    words.cookies,
  ),
  open(
    paths.contact.path,
    screen('Contact', () => import('../screens/Contact/ContactScreen.tsx')),
    words.contact,
  ),
  open(
    paths.report.path,
    screen('Report', () => import('../screens/Report/ReportScreen.tsx')),
    words.report,
  ),
  guest(
    paths.login.path,
    screen('Login', () => import('../screens/Login/LoginScreen.tsx')),
    words.signIn,
  ),
  guest(
    paths.register.path,
    screen('Register', () => import('../screens/Register/RegisterScreen.tsx')),
    words.signUp,
  ),
  bare(
    paths.forgotPassword.path,
    screen('ForgotPassword', () => import('../screens/ForgotPassword/ForgotPasswordScreen.tsx')),
    'Forgot your password?',
  ),
  bare(
    paths.resetPassword.path,
    screen('ResetPassword', () => import('../screens/ResetPassword/ResetPasswordScreen.tsx')),
    'Choose a new password',
  ),
  bare(
    paths.confirmEmail.path,
    screen('ConfirmEmail', () => import('../screens/ConfirmEmail/ConfirmEmailScreen.tsx')),
    'Confirm your email address',
  ),
  signedIn(
    paths.profile.path,
    screen('Profile', () => import('../screens/Profile/ProfileScreen.tsx')),
    words.profile,
  ),
  signedIn(
    paths.favorites.path,
    screen('Favorites', () => import('../screens/Favorites/FavoritesScreen.tsx')),
    words.favorites,
  ),
  signedIn(
    paths.dashboard.path,
    screen('Dashboard', () => import('../screens/Dashboard/DashboardScreen.tsx')),
    words.dashboard,
  ),
  signedIn(paths.myListings.path, myListings, words.myListings),
  signedIn(paths.myListingsAlias.path, myListings, words.myListings),
  signedIn(
    paths.messages.path,
    screen('Messages', () => import('../screens/Messages/MessagesScreen.tsx')),
    words.messages,
  ),
  signedIn(
    paths.createListing.path,
    screen('CreateListing', () => import('../screens/CreateListing/CreateListingScreen.tsx')),
    words.createListing,
  ),
  signedIn(
    paths.editListing.path,
    screen('EditListing', () => import('../screens/EditListing/EditListingScreen.tsx')),
    words.editListing,
  ),
];

/** What every other address shows. */
export const notFoundRoute = open(
  '*',
  screen('NotFound', () => import('../screens/NotFound/NotFoundScreen.tsx')),
  words.pageNotFound,
);
