import { texts } from '@porchlight/domain';

import { type LazyScreen, lazyScreen, type LoadScreen } from '../lib/lazyScreen.tsx';
import { paths } from '../lib/paths.ts';
import type { Access } from './Guard.tsx';
import { titles } from './routes.words.ts';

type RouteName = keyof typeof paths;

/** One route of the app. */
export interface RouteEntry {
  /** Name in `paths`. */
  name: RouteName | 'notFound';
  /** Pattern, from `paths`. */
  path: string;
  /** The screen, in a separate chunk. */
  screen: LazyScreen;
  access: Access;
  /** Whether it has the site's header and bottom bar. */
  layout: boolean;
  /** Whether the layout ends with the footer: not below tools and long forms, which need the window. */
  footer: boolean;
  /** The tab's title; absent for the home page and for pages named after their data. */
  title: string | undefined;
}

/** Titles of pages that the navigation names as well. */
const labels: Partial<Record<string, string>> = { ...texts.navigation, home: undefined };

const routeFor =
  (access: Access, frame: Pick<RouteEntry, 'layout' | 'footer'>) =>
  <Folder extends string>(
    name: RouteName,
    folder: Folder,
    load: LoadScreen<Folder>,
    title = labels[name],
  ): RouteEntry => ({
    name,
    path: paths[name].path,
    screen: lazyScreen(folder, load),
    access,
    ...frame,
    title,
  });

const whole = { layout: true, footer: true };
const noFooter = { layout: true, footer: false };
const none = { layout: false, footer: false };

const open = routeFor('public', whole);
const signedIn = routeFor('protected', whole);
const workspace = routeFor('protected', noFooter);
const moderators = routeFor('admin', noFooter);
/** Without the site's header and bottom bar. */
const bare = routeFor('public', none);
const guest = routeFor('guest', none);

/** The route table: the single source of addresses, screens and access. */
export const routes: readonly RouteEntry[] = [
  open('home', 'Home', () => import('../screens/Home/HomeScreen.tsx')),
  open('categories', 'Categories', () => import('../screens/Categories/CategoriesScreen.tsx')),
  open('listings', 'Listings', () => import('../screens/Listings/ListingsScreen.tsx'), texts.listings.title),
  open('listing', 'ListingDetail', () => import('../screens/ListingDetail/ListingDetailScreen.tsx')),
  open('seller', 'Seller', () => import('../screens/Seller/SellerScreen.tsx')),
  open('search', 'Search', () => import('../screens/Search/SearchScreen.tsx')),
  open('safety', 'Safety', () => import('../screens/Safety/SafetyScreen.tsx')),
  open('rules', 'Rules', () => import('../screens/Rules/RulesScreen.tsx')),
  open('help', 'Help', () => import('../screens/Help/HelpScreen.tsx')),
  open('privacy', 'Privacy', () => import('../screens/Privacy/PrivacyScreen.tsx')),
  open('terms', 'Terms', () => import('../screens/Terms/TermsScreen.tsx')),
  open('cookies', 'Cookies', () => import('../screens/Cookies/CookiesScreen.tsx')),
  open('accessibility', 'Accessibility', () => import('../screens/Accessibility/AccessibilityScreen.tsx')),
  open('contact', 'Contact', () => import('../screens/Contact/ContactScreen.tsx')),
  open('report', 'Report', () => import('../screens/Report/ReportScreen.tsx')),
  guest('login', 'Login', () => import('../screens/Login/LoginScreen.tsx'), texts.navigation.signIn),
  guest(
    'register',
    'Register',
    () => import('../screens/Register/RegisterScreen.tsx'),
    texts.navigation.signUp,
  ),
  bare(
    'forgotPassword',
    'ForgotPassword',
    () => import('../screens/ForgotPassword/ForgotPasswordScreen.tsx'),
    titles.forgotPassword,
  ),
  bare(
    'resetPassword',
    'ResetPassword',
    () => import('../screens/ResetPassword/ResetPasswordScreen.tsx'),
    titles.resetPassword,
  ),
  bare(
    'confirmEmail',
    'ConfirmEmail',
    () => import('../screens/ConfirmEmail/ConfirmEmailScreen.tsx'),
    titles.confirmEmail,
  ),
  bare(
    'unsubscribe',
    'Unsubscribe',
    () => import('../screens/Unsubscribe/UnsubscribeScreen.tsx'),
    titles.unsubscribe,
  ),
  signedIn('profile', 'Profile', () => import('../screens/Profile/ProfileScreen.tsx')),
  signedIn('favorites', 'Favorites', () => import('../screens/Favorites/FavoritesScreen.tsx')),
  signedIn('dashboard', 'Dashboard', () => import('../screens/Dashboard/DashboardScreen.tsx')),
  workspace('myListings', 'MyListings', () => import('../screens/MyListings/MyListingsScreen.tsx')),
  workspace(
    'myListingsAlias',
    'MyListings',
    () => import('../screens/MyListings/MyListingsScreen.tsx'),
    texts.navigation.myListings,
  ),
  workspace('messages', 'Messages', () => import('../screens/Messages/MessagesScreen.tsx')),
  workspace(
    'createListing',
    'CreateListing',
    () => import('../screens/CreateListing/CreateListingScreen.tsx'),
  ),
  workspace('editListing', 'EditListing', () => import('../screens/EditListing/EditListingScreen.tsx')),
  moderators('desk', 'Desk', () => import('../screens/Desk/DeskScreen.tsx'), titles.desk),
  moderators('deskCase', 'Case', () => import('../screens/Case/CaseScreen.tsx')),
  moderators('deskLog', 'DeskLog', () => import('../screens/DeskLog/DeskLogScreen.tsx'), titles.deskLog),
  moderators(
    'deskModerators',
    'Moderators',
    () => import('../screens/Moderators/ModeratorsScreen.tsx'),
    titles.deskModerators,
  ),
];

/** The screen of any other address. */
export const notFoundRoute: RouteEntry = {
  name: 'notFound',
  path: '*',
  screen: lazyScreen('NotFound', () => import('../screens/NotFound/NotFoundScreen.tsx')),
  access: 'public',
  ...whole,
  title: texts.navigation.pageNotFound,
};
