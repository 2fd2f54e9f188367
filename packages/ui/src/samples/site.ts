import type { SiteFooterGroup, SiteHeaderLinks } from '../patterns/index.ts';

export const sampleLinks: SiteHeaderLinks = {
  main: [
    { href: '#home', label: 'Home', icon: 'home' },
    { href: '#categories', label: 'Categories', icon: 'grid' },
    { href: '#listings', label: 'Listings', icon: 'tag' },
  ],
  search: { href: '#search', label: 'Advanced search', icon: 'search' },
  action: { href: '#create', label: 'Create Listing', icon: 'plus' },
  signIn: { href: '#sign-in', label: 'Sign In' },
  signUp: { href: '#sign-up', label: 'Sign Up' },
  messages: { href: '#messages', label: 'Messages', icon: 'message' },
  account: [
    { href: '#dashboard', label: 'Dashboard', icon: 'gauge' },
    { href: '#profile', label: 'Profile', icon: 'user' },
    { href: '#my-listings', label: 'My Listings', icon: 'list' },
    { href: '#favorites', label: 'Favorites', icon: 'heart' },
  ],
};

export const sampleGroups: readonly SiteFooterGroup[] = [
  {
    label: 'Browse',
    links: [
      { href: '#home', label: 'Home' },
      { href: '#categories', label: 'Categories' },
      { href: '#listings', label: 'Listings' },
      { href: '#create', label: 'Create Listing' },
    ],
  },
  {
    label: 'Get help',
    links: [
      { href: '#help', label: 'Help' },
      { href: '#safety', label: 'Safety' },
      { href: '#contact', label: 'Contact' },
      { href: '#report', label: 'Report' },
    ],
  },
  {
    label: 'Fine print',
    links: [
      { href: '#rules', label: 'Rules' },
      { href: '#privacy', label: 'Privacy' },
      { href: '#terms', label: 'Terms' },
      { href: '#cookies', label: 'Cookies' },
      { href: '#accessibility', label: 'Accessibility' },
    ],
  },
];
