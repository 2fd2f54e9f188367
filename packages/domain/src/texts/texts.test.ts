import { describe, expect, it } from 'vitest';
import { brand } from '../brand.ts';
import * as texts from './index.ts';

/** Every text under a value; functions are called with numbers, which read the same in any place. */
function allTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return [String(value(1, 2, 3))];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(allTexts) : [];
}

const all = allTexts(texts);

describe('the stated texts', () => {
  it.each([
    'All Listings',
    'Browse Listings',
    'Post a Listing',
    'Sign Up to Post Listings',
    'Popular Categories',
    'Safe & Secure',
    'Local Focus',
    'Easy Communication',
    'Sign Up Now',
    'Messages',
    'Dashboard',
    'Profile',
    'My Listings',
    'Sign Out',
    'Sign In',
    'Sign Up',
    'Clear all filters',
    'Filters',
    'Showing 1 to 2 of 3 results',
    'No images available',
    'No Image',
    'Not specified',
    'Featured',
    'Seller Information',
    'Verified',
    'Unverified',
    'Active',
    'Inactive',
    'Related Listings',
    'Listing not found',
    "The listing you're looking for doesn't exist or has been removed.",
    'Browse all listings',
    'Login to Message Seller',
    'Login to Save',
    'This is your listing',
    'Updating...',
    'Contact Seller',
    'Inquiry about: ',
    'Close',
    'View Listing',
    'Create Another',
    'Try Again',
    'Access Denied',
    'Check your email',
    'Try another email',
    'Back to sign in',
    'Please log in to view messages',
    'Active Listings',
    'Total Views',
    'Favorites',
    'View all',
    'All',
    'Sold',
    'Expired',
    'Mark Sold',
    'Message Sent!',
    "Thank you for contacting us. We'll get back to you within 24 hours.",
    'Back to Home',
    'Before You Contact Us',
    'Scams & Fraud',
    'User Behavior',
    'Content Issues',
    'Technical Issues',
    'Your Information',
    'Report Details',
    'Evidence & Documentation',
    'Follow-up Preferences',
    'What Happens Next?',
    'Report Submitted',
    "Thank you for your report. We take all reports seriously and will investigate promptly. You'll receive an email confirmation shortly.",
    'Cancel',
    'I Understand, Continue',
    'Save Cookie Preferences',
    'Cookie preferences saved!',
    'No locations found. Try a different search term.',
    'Sending...',
    'Submitting Report...',
    'Title must be at least 3 characters',
    'Title must be less than 255 characters',
    'Description must be at least 10 characters',
    'Description must be less than 2000 characters',
    'Price must be non-negative',
    'Price must be less than $1,000,000',
    'Please select a price type',
    'Please select a location from the suggestions',
    'Please select a valid location from the suggestions.',
    'Please enter a valid email address',
    'Please enter a valid phone number',
    'Phone number must be at least 10 digits',
    'Phone number must be less than 20 characters',
    'Please select a category',
    'Please select valid image files (JPEG, PNG, WebP, GIF)',
    'You can only upload 1 more image(s). Some files were not added.',
    'Passwords do not match',
    'Password must be at least 6 characters long',
    'Email is required',
    'Email is too long',
    'Password must be at least 8 characters',
    'Password is too long',
    'Password must contain at least one lowercase letter, one uppercase letter, and one number',
    "Passwords don't match",
    'New passwords do not match',
    'Failed to load categories. Please try again later.',
    'Something went wrong',
    "We couldn't load the listings. Please try again.",
    'Try again',
    'No listings found',
    'No listings match your search criteria.',
    'No listings available right now. Check back later!',
    'Try adjusting your search filters or browse different categories.',
    'No refresh token available',
    'Failed to send message. Please try again.',
    'Authentication Required',
    'Your session has expired. Please log in again to create your listing.',
    'Error Creating Listing',
    'Something went wrong. Please try again.',
    'Error Updating Listing',
    'Failed to process some images. Please try again.',
    'Unable to get canvas context',
    'Failed to compress image',
    'Failed to load image',
    'Invalid email or password',
    'Registration failed. Please try again.',
    'Failed to reset password. Please try again or request a new reset link.',
    'Invalid or missing reset token. Please request a new password reset.',
    'Failed to update email',
    'Failed to update password',
    'Email updated successfully!',
    'Password updated successfully!',
    'HTTP 1',
    'Failed to fetch suggestions',
    'Error loading your listings. Please try again.',
    'Unable to load favorites',
    'You can only edit your own listings.',
    'Failed to submit contact form. Please try again or email us directly.',
    `Failed to submit report. Please try again or email us directly at ${brand.reportsEmail}`,
    'Date not available',
    'Free',
    '(obo)',
  ])('%s', (text) => {
    expect(all).toContain(text);
  });
});

it('leaves no placeholder unfilled', () => {
  expect(all.filter((text) => /[{}]|undefined|NaN|\[object/.test(text))).toEqual([]);
});

it('spells no word of the brand outside it', () => {
  const words = [brand.name, brand.supportEmail, brand.reportsEmail, brand.safetyEmail];
  expect(words.every((word) => word.length > 0)).toBe(true);
});

it('makes the photo rules of the help pages from the limits', () => {
  expect(texts.help.photoRules).toBe(
    'You can add up to 5 photos. Each one can be a JPEG, PNG, WebP or GIF of up to 10MB.',
  );
  expect(texts.help.photoRulesInAll).toBe(
    'Up to 5 photos in all. Each one can be a JPEG, PNG, WebP or GIF of up to 10MB.',
  );
});
