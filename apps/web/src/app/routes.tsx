import type { LazyScreen } from '../lib/lazyScreen.tsx';
import { lazyScreen } from '../lib/lazyScreen.tsx';
import type { Access } from './Guard.tsx';
import { texts } from '@porchlight/domain';
import { paths } from '../lib/paths.ts';

/** One address of the app. */
export interface RouteEntry {
  /** Pattern, from `paths`. */
  path: string;
  /** The screen, in a chunk of its own. */
  screen: LazyScreen;
  /** The screen's source, as `render-assets.json` names it: the server links to its files. */
  source: string;
  access: Access;
  /** Whether the site's header and footer stand around it. */
  layout: boolean;
  /** What the browser's tab says; absent for the home page and for pages named after their data. */
  title?: string;
}

const publicPage = { access: 'public', layout: true } as const;

/** The route table: the one place that says which address shows what, and to whom. */
export const routes: readonly RouteEntry[] = [
  {
    ...publicPage,
    path: paths.home.path,
    source: 'screens/Home/HomeScreen.tsx',
    screen: lazyScreen(
      () => import('../screens/Home/HomeScreen.tsx'),
      (module) => module.HomeScreen,
    ),
  },
  {
    ...publicPage,
    path: paths.categories.path,
    title: texts.navigation.categories,
    source: 'screens/Categories/CategoriesScreen.tsx',
    screen: lazyScreen(
      () => import('../screens/Categories/CategoriesScreen.tsx'),
      (module) => module.CategoriesScreen,
    ),
  },
  {
    ...publicPage,
    path: paths.listings.path,
    title: texts.listings.title,
    source: 'screens/Listings/ListingsScreen.tsx',
    screen: lazyScreen(
      () => import('../screens/Listings/ListingsScreen.tsx'),
      (module) => module.ListingsScreen,
    ),
  },
  {
    ...publicPage,
    path: paths.listing.path,
    source: 'screens/ListingDetail/ListingDetailScreen.tsx',
    screen: lazyScreen(
      () => import('../screens/ListingDetail/ListingDetailScreen.tsx'),
      (module) => module.ListingDetailScreen,
    ),
  },
  {
    ...publicPage,
    path: paths.search.path,
    title: texts.navigation.search,
    source: 'screens/Search/SearchScreen.tsx',
    screen: lazyScreen(
      () => import('../screens/Search/SearchScreen.tsx'),
      (module) => module.SearchScreen,
    ),
  },
  {
    ...publicPage,
    path: paths.safety.path,
    title: texts.navigation.safety,
    source: 'screens/Safety/SafetyScreen.tsx',
    screen: lazyScreen(
      () => import('../screens/Safety/SafetyScreen.tsx'),
      (module) => module.SafetyScreen,
    ),
  },
  {
    ...publicPage,
    path: paths.help.path,
    title: texts.navigation.help,
    source: 'screens/Help/HelpScreen.tsx',
    screen: lazyScreen(
      () => import('../screens/Help/HelpScreen.tsx'),
      (module) => module.HelpScreen,
    ),
  },
  {
    ...publicPage,
    path: paths.privacy.path,
    title: texts.navigation.privacy,
    source: 'screens/Privacy/PrivacyScreen.tsx',
    screen: lazyScreen(
      () => import('../screens/Privacy/PrivacyScreen.tsx'),
      (module) => module.PrivacyScreen,
    ),
  },
  {
    ...publicPage,
    path: paths.terms.path,
    title: texts.navigation.terms,
    source: 'screens/Terms/TermsScreen.tsx',
    screen: lazyScreen(
      () => import('../screens/Terms/TermsScreen.tsx'),
      (module) => module.TermsScreen,
    ),
  },
  {
    access: 'guest',
    layout: false,
    path: paths.login.path,
    title: texts.navigation.signIn,
    source: 'screens/Login/LoginScreen.tsx',
    screen: lazyScreen(
      () => import('../screens/Login/LoginScreen.tsx'),
      (module) => module.LoginScreen,
    ),
  },
  {
    access: 'guest',
    layout: false,
    path: paths.register.path,
    title: texts.navigation.signUp,
    source: 'screens/Register/RegisterScreen.tsx',
    screen: lazyScreen(
      () => import('../screens/Register/RegisterScreen.tsx'),
      (module) => module.RegisterScreen,
    ),
  },
  {
    access: 'public',
    layout: false,
    path: paths.forgotPassword.path,
    title: 'Forgot your password?',
    source: 'screens/ForgotPassword/ForgotPasswordScreen.tsx',
    screen: lazyScreen(
      () => import('../screens/ForgotPassword/ForgotPasswordScreen.tsx'),
      (module) => module.ForgotPasswordScreen,
    ),
  },
  {
    access: 'public',
    layout: false,
    path: paths.resetPassword.path,
    title: 'Choose a new password',
    source: 'screens/ResetPassword/ResetPasswordScreen.tsx',
    screen: lazyScreen(
      () => import('../screens/ResetPassword/ResetPasswordScreen.tsx'),
      (module) => module.ResetPasswordScreen,
    ),
  },
  {
    access: 'protected',
    layout: true,
    path: paths.profile.path,
    title: texts.navigation.profile,
    source: 'screens/Profile/ProfileScreen.tsx',
    screen: lazyScreen(
      () => import('../screens/Profile/ProfileScreen.tsx'),
      (module) => module.ProfileScreen,
    ),
  },
  {
    ...publicPage,
    path: paths.contact.path,
    title: texts.navigation.contact,
    source: 'screens/Contact/ContactScreen.tsx',
    screen: lazyScreen(
      () => import('../screens/Contact/ContactScreen.tsx'),
      (module) => module.ContactScreen,
    ),
  },
  {
    ...publicPage,
    path: paths.report.path,
    title: texts.navigation.report,
    source: 'screens/Report/ReportScreen.tsx',
    screen: lazyScreen(
      () => import('../screens/Report/ReportScreen.tsx'),
      (module) => module.ReportScreen,
    ),
  },
  {
    access: 'protected',
    layout: true,
    path: paths.favorites.path,
    title: texts.navigation.favorites,
    source: 'screens/Favorites/FavoritesScreen.tsx',
    screen: lazyScreen(
      () => import('../screens/Favorites/FavoritesScreen.tsx'),
      (module) => module.FavoritesScreen,
    ),
  },
  {
    access: 'protected',
    layout: true,
    path: paths.dashboard.path,
    title: texts.navigation.dashboard,
    source: 'screens/Dashboard/DashboardScreen.tsx',
    screen: lazyScreen(
      () => import('../screens/Dashboard/DashboardScreen.tsx'),
      (module) => module.DashboardScreen,
    ),
  },
  {
    ...publicPage,
    path: paths.cookies.path,
    title: texts.navigation.cookies,
    source: 'screens/Cookies/CookiesScreen.tsx',
    screen: lazyScreen(
      () => import('../screens/Cookies/CookiesScreen.tsx'),
      (module) => module.CookiesScreen,
    ),
  },
  ...[paths.myListings.path, paths.myListingsAlias.path].map((path) => ({
    access: 'protected' as const,
    layout: true,
    path,
    title: texts.navigation.myListings,
    source: 'screens/MyListings/MyListingsScreen.tsx',
    screen: lazyScreen(
      () => import('../screens/MyListings/MyListingsScreen.tsx'),
      (module) => module.MyListingsScreen,
    ),
  })),
  {
    access: 'protected',
    layout: true,
    path: paths.messages.path,
    title: texts.navigation.messages,
    source: 'screens/Messages/MessagesScreen.tsx',
    screen: lazyScreen(
      () => import('../screens/Messages/MessagesScreen.tsx'),
      (module) => module.MessagesScreen,
    ),
  },
  {
    access: 'protected',
    layout: true,
    path: paths.createListing.path,
    title: texts.navigation.createListing,
    source: 'screens/CreateListing/CreateListingScreen.tsx',
    screen: lazyScreen(
      () => import('../screens/CreateListing/CreateListingScreen.tsx'),
      (module) => module.CreateListingScreen,
    ),
  },
  {
    access: 'protected',
    layout: true,
    path: paths.editListing.path,
    title: texts.navigation.editListing,
    source: 'screens/EditListing/EditListingScreen.tsx',
    screen: lazyScreen(
      () => import('../screens/EditListing/EditListingScreen.tsx'),
      (module) => module.EditListingScreen,
    ),
  },
];

/** What every other address shows. */
export const notFoundRoute: RouteEntry = {
  ...publicPage,
  path: '*',
  title: texts.navigation.pageNotFound,
  source: 'screens/NotFound/NotFoundScreen.tsx',
  screen: lazyScreen(
    () => import('../screens/NotFound/NotFoundScreen.tsx'),
    (module) => module.NotFoundScreen,
  ),
};
