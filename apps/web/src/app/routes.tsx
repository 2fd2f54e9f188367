import { texts } from '@porchlight/domain';

import { type LazyScreen, lazyScreen as screen } from '../lib/lazyScreen.tsx';
import { paths } from '../lib/paths.ts';
import type { Access } from './Guard.tsx';

/** One route of the app. */
export interface RouteEntry {
  /** Pattern, from `paths`. */
  path: string;
  /** The screen, in a separate chunk. */
  screen: LazyScreen;
  access: Access;
  /** Whether it has the site's header and footer. */
  layout: boolean;
  /** The tab's title; absent for the home page and for pages named after their data. */
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
const moderators = routeFor('admin', true);

const myListings = screen('MyListings', () => import('../screens/MyListings/MyListingsScreen.tsx'));

/** The route table: the single source of addresses, screens and access. */
export const routes: readonly RouteEntry[] = [
  open(
    paths.home.path,
    screen('Home', () => import('../screens/Home/HomeScreen.tsx')),
  ),
  open(
    paths.categories.path,
    screen('Categories', () => import('../screens/Categories/CategoriesScreen.tsx')),
    texts.navigation.categories,
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
    paths.seller.path,
    screen('Seller', () => import('../screens/Seller/SellerScreen.tsx')),
  ),
  open(
    paths.search.path,
    screen('Search', () => import('../screens/Search/SearchScreen.tsx')),
    texts.navigation.search,
  ),
  open(
    paths.safety.path,
    screen('Safety', () => import('../screens/Safety/SafetyScreen.tsx')),
    texts.navigation.safety,
  ),
  open(
    paths.rules.path,
    screen('Rules', () => import('../screens/Rules/RulesScreen.tsx')),
    texts.navigation.rules,
  ),
  open(
    paths.help.path,
    screen('Help', () => import('../screens/Help/HelpScreen.tsx')),
    texts.navigation.help,
  ),
  open(
    paths.privacy.path,
    screen('Privacy', () => import('../screens/Privacy/PrivacyScreen.tsx')),
    texts.navigation.privacy,
  ),
  open(
    paths.terms.path,
    screen('Terms', () => import('../screens/Terms/TermsScreen.tsx')),
    texts.navigation.terms,
  ),
  open(
    paths.cookies.path,
    screen('Cookies', () => import('../screens/Cookies/CookiesScreen.tsx')),
    texts.navigation.cookies,
  ),
  open(
    paths.contact.path,
    screen('Contact', () => import('../screens/Contact/ContactScreen.tsx')),
    texts.navigation.contact,
  ),
  open(
    paths.report.path,
    screen('Report', () => import('../screens/Report/ReportScreen.tsx')),
    texts.navigation.report,
  ),
  guest(
    paths.login.path,
    screen('Login', () => import('../screens/Login/LoginScreen.tsx')),
    texts.navigation.signIn,
  ),
  guest(
    paths.register.path,
    screen('Register', () => import('../screens/Register/RegisterScreen.tsx')),
    texts.navigation.signUp,
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
  bare(
    paths.unsubscribe.path,
    screen('Unsubscribe', () => import('../screens/Unsubscribe/UnsubscribeScreen.tsx')),
    'Unsubscribe',
  ),
  signedIn(
    paths.profile.path,
    screen('Profile', () => import('../screens/Profile/ProfileScreen.tsx')),
    texts.navigation.profile,
  ),
  signedIn(
    paths.favorites.path,
    screen('Favorites', () => import('../screens/Favorites/FavoritesScreen.tsx')),
    texts.navigation.favorites,
  ),
  signedIn(
    paths.dashboard.path,
    screen('Dashboard', () => import('../screens/Dashboard/DashboardScreen.tsx')),
    texts.navigation.dashboard,
  ),
  signedIn(paths.myListings.path, myListings, texts.navigation.myListings),
  signedIn(paths.myListingsAlias.path, myListings, texts.navigation.myListings),
  signedIn(
    paths.messages.path,
    screen('Messages', () => import('../screens/Messages/MessagesScreen.tsx')),
    texts.navigation.messages,
  ),
  signedIn(
    paths.createListing.path,
    screen('CreateListing', () => import('../screens/CreateListing/CreateListingScreen.tsx')),
    texts.navigation.createListing,
  ),
  signedIn(
    paths.editListing.path,
    screen('EditListing', () => import('../screens/EditListing/EditListingScreen.tsx')),
    texts.navigation.editListing,
  ),
  moderators(
    paths.desk.path,
    screen('Desk', () => import('../screens/Desk/DeskScreen.tsx')),
    'Cases',
  ),
  moderators(
    paths.deskCase.path,
    screen('Case', () => import('../screens/Case/CaseScreen.tsx')),
  ),
  moderators(
    paths.deskLog.path,
    screen('DeskLog', () => import('../screens/DeskLog/DeskLogScreen.tsx')),
    'Moderation log',
  ),
  moderators(
    paths.deskModerators.path,
    screen('Moderators', () => import('../screens/Moderators/ModeratorsScreen.tsx')),
    'Moderators',
  ),
];

/** The screen of any other address. */
export const notFoundRoute = open(
  '*',
  screen('NotFound', () => import('../screens/NotFound/NotFoundScreen.tsx')),
  texts.navigation.pageNotFound,
);
